/** The cards of one traced game by name: both decks are different, so a name is one card. */
import type { CardId } from '../../src/actions';
import { catalogue } from '../../src/cards';
import { prebuiltDeck } from '../../src/decks';
import { newPosition, type Position, type Settings } from '../../src/position';
import type { People } from '../../src/vocabulary';
import type { TraceGame } from './trace';

export interface Names {
  idOf(name: string): CardId;
  nameOf(card: CardId): string;
}

const deckOf = (people: string) => prebuiltDeck(people.toLowerCase() as People);

export function namesOf({ peoples }: Pick<TraceGame, 'peoples'>): Names {
  const names = peoples.flatMap((people) => deckOf(people).cards.map((index) => catalogue[index]!.name));
  const ids = new Map(names.map((name, card) => [name, card]));
  return {
    idOf(name) {
      const card = ids.get(name);
      if (card === undefined) throw new Error(`${name} is in neither deck`);
      return card;
    },
    nameOf: (card) => names[card] ?? `card ${card}`,
  };
}

/** The match of one game that the trace records: its decks in their order, its first seat. */
export function settingsOf(game: TraceGame, names: Names): Settings {
  const [first, second] = game.peoples.map(deckOf);
  const from = first!.cards.length;
  return {
    decks: [first!, second!],
    crystalsToWin: 1,
    mulligan: false,
    swapDecks: false,
    firstSeat: game.first,
    order: [game.decks[0].map(names.idOf), game.decks[1].map((name) => names.idOf(name) - from)],
  };
}

export const positionBefore = (game: TraceGame, names: Names): Position =>
  newPosition(settingsOf(game, names), 0, false);
