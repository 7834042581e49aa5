/** The room of the replay: finds the game its address asks for, or asks for one. */
import { useEffect, useMemo, useState } from 'react';
import { held } from '../game/session';
import { Button } from '../look/Button';
import { Room } from '../look/Room';
import { useQuery } from '../page/router';
import { useTexts } from '../text/texts';
import { readQuery } from './link';
import { OpenForm } from './OpenGame';
import { isOwnAddress, type Shown, shownBy } from './opened';
import { Player } from './Player';
import './replay.css';

export function Replay() {
  const texts = useTexts();
  const { ui } = texts;
  const query = useQuery();
  const link = useMemo(() => readQuery(query), [query]);
  const [shown, setShown] = useState<Shown>();

  // What is on show does not run away: the computer waits.
  useEffect(() => {
    held.set(true);
    return () => held.set(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words do not open the game anew.
  useEffect(() => {
    if (shown !== undefined && isOwnAddress(query)) return;
    let isWanted = true;
    void shownBy(link, texts).then((found) => isWanted && setShown(found));
    return () => {
      isWanted = false;
    };
  }, [link]);

  if (shown === undefined) return null;
  if (shown !== null && 'film' in shown)
    return <Player key={shown.id} film={shown.film} start={shown.spot} />;
  return (
    <Room title={ui.roomReplays} className="replay-empty">
      {shown !== null && <p role="alert">{shown.fault}</p>}
      <h2>{ui.replayNothing}</h2>
      <OpenForm onOpened={() => {}} />
      <Button onClick={() => history.back()}>{ui.back}</Button>
    </Room>
  );
}
