/** What is left once the match is over: who has won it, another one, or the start page. */

import type { Seat } from '../../../src/vocabulary';
import { rematch, session } from '../../game/session';
import { Button } from '../../look/Button';
import { addressOf, goTo } from '../../page/router';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';

/** Who has won the match, or the only game, in a sentence. */
export function useMatchWon(): (winner: Seat) => string {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const isSingle = view.observation.crystalsToWin === 1;
  return (winner) => {
    if (winner === names.you) return isSingle ? ui.youWonSingleGame : ui.youWonMatch;
    return (isSingle ? ui.singleGameWon : ui.matchWon)(names.seat(winner));
  };
}

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
  const { view } = useModel();
  const { ui } = useTexts();
  const wonMatch = useMatchWon();
  return (
    <section className="strip area-strip" aria-label={ui.prompt} data-zone="strip">
      <div className="prompt">
        <h2 tabIndex={-1} data-heading="">
          {wonMatch(view.observation.results.at(-1)?.winner ?? view.seat)}
        </h2>
        <div className="actions">
          <MatchOverActions />
        </div>
      </div>
    </section>
  );
}
