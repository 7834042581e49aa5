/** What is left once the match is over: who has won it, another one, or the start page. */

import { rematch, session } from '../../game/session';
import { Button } from '../../look/Button';
import { addressOf, goTo } from '../../page/router';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';

export function MatchOverActions() {
  const { ui } = useTexts();
  return (
    <>
      <Button data-action="toStart" onClick={() => goTo('home')}>
        {ui.toStart}
      </Button>
      <a className="button" data-action="replay" href={addressOf('replay')}>
        {ui.replay}
      </a>
      <RematchActions />
    </>
  );
}

/** Peoples are swapped as between games of a match, or stay; decks of one's own stay, and the same on both sides are not told apart. */
function RematchActions() {
  const { ui } = useTexts();
  const current = session.get()!;
  const { swapDecks, decks } = current.match.settings;
  const mayStay = swapDecks && JSON.stringify(decks[0]) !== JSON.stringify(decks[1]);
  return (
    <>
      {mayStay && (
        <Button data-action="rematchSame" title={ui.rematchHint} onClick={() => rematch(current, false)}>
          {ui.rematchSame}
        </Button>
      )}
      <Button
        look="main"
        autoFocus
        data-action="rematch"
        title={ui.rematchHint}
        onClick={() => rematch(current, mayStay)}
      >
        {mayStay ? ui.rematchSwapped : ui.rematch}
      </Button>
    </>
  );
}

/** In the prompt strip, once the summary is closed. */
export function MatchOverStrip() {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const { crystalsToWin, results } = view.observation;
  const winner = results.at(-1)?.winner ?? view.seat;
  const words = crystalsToWin === 1 ? ui.singleGameWon : ui.matchWon;
  return (
    <section className="strip area-strip" aria-label={ui.prompt} data-zone="strip">
      <div className="prompt">
        <h2 tabIndex={-1} data-heading="">
          {words(names, winner)}
        </h2>
        <div className="actions">
          <MatchOverActions />
        </div>
      </div>
    </section>
  );
}
