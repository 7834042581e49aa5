/** What is known for the whole of one game of the arena. */
import { cardAt } from '../../../src/cards';
import { prebuiltDeck } from '../../../src/decks';
import { newPosition, type Position } from '../../../src/position';
import { type People, peoples, type Seat } from '../../../src/vocabulary';
import { gameOf } from '../../computer/arena/game';
import type { Player, PlayerMaker } from '../../computer/player';
import { type Names, namesOf } from '../../conform/names';
import { type GameMessage, Inconsistent } from './protocol';
import { TurnLog } from './turnLog';

export interface Game {
  readonly seat: Seat;
  readonly names: Names;
  /** The names of both decks. */
  readonly decks: readonly (readonly string[])[];
  /** Some position of this game. */
  readonly like: Position;
  readonly player: Player;
  readonly log: TurnLog;
}

function peopleNamed(name: unknown): People {
  const people = peoples.find((one) => one === String(name).toLowerCase());
  if (people === undefined) throw new Inconsistent(`there is no people ${JSON.stringify(name)}`);
  return people;
}

export function beginGame({ format, peoples: played, seat }: GameMessage, maker: PlayerMaker): Game {
  if (format !== 'bm-arena-1') throw new Inconsistent(`the format ${JSON.stringify(format)} is unknown`);
  if (seat !== 0 && seat !== 1) throw new Inconsistent(`there is no seat ${JSON.stringify(seat)}`);
  const settings = gameOf([peopleNamed(played?.[0]), peopleNamed(played?.[1])]);
  const decks = settings.decks.map(({ people }) => prebuiltDeck(people).cards);
  return {
    seat,
    names: namesOf({ peoples: played }),
    decks: decks.map((cards) => cards.map((index) => cardAt(index).name)),
    like: {
      ...newPosition(settings, 0, false),
      cards: decks.flat(),
      secondDeckFrom: decks[0]!.length,
    },
    player: maker(settings),
    log: new TurnLog(seat),
  };
}
