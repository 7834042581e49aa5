/** Lets a game of the inspector's own play itself: random legal actions, slowly or as fast as the page keeps up. */

import { held, session } from '../../session';
import { useStore } from '../../store';
import { useTexts } from '../../text/texts';
import type { OwnGame } from '../game/ownGame';
import { useLooked } from '../look/useBench';

const fast = 200;

export function SelfPlay() {
  const { workbench } = useLooked();
  const { ui } = useTexts();
  const isHeld = useStore(held);
  const current = useStore(session);
  const own = workbench.source as Partial<OwnGame>;
  if (own.playBySelf === undefined) {
    if (current === null || !current.sitters.some(({ by }) => by === 'computer')) return null;
    return (
      <button type="button" className="small-button" onClick={() => held.set(!isHeld)}>
        {isHeld ? ui.computersGoOn : ui.computersWait}
      </button>
    );
  }
  const isPlaying = own.isPlaying?.() ?? false;
  return (
    <button type="button" className="small-button" onClick={() => own.playBySelf?.(isPlaying ? 0 : fast)}>
      {isPlaying ? ui.pause : ui.playRandomly}
    </button>
  );
}
