/** How a kept game is told of: who plays whom, where it stands and since when. */
import type { Texts } from '../../../src/text';
import { shownName } from '../../../src/text/usualNames';
import type { SavedGame } from '../../saves/savedGame';
import { timeOf } from '../../text/timeOf';

export function titleOf({ peoples: [one, other] }: SavedGame, { ui, words }: Texts): string {
  return ui.against(words.peoples[one], words.peoples[other]);
}

function turnOf({ toAct, sitters }: SavedGame, { ui, language }: Texts): string {
  if (toAct === null) return ui.savedGameOver;
  const persons = sitters.filter((sitter) => sitter.by === 'person').length;
  return persons === 1 && sitters[toAct].by === 'person'
    ? ui.yourTurnShort
    : ui.turnOfShort(shownName(sitters[toAct].name, language));
}

export function placeOf(game: SavedGame, texts: Texts): string {
  const when = timeOf(game.savedAt, texts.language);
  return texts.ui.savedGameAt(game.game, game.fight, turnOf(game, texts), when);
}
