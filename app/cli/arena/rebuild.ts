/** The position behind a question of the arena, as far as the seat knows it, and the place in our chart. */
import { matchChart } from '../../../machines/engine';
import type { Place } from '../../../machines/executor/chart';
import type { CardId } from '../../../src/actions';
import { none, type Position } from '../../../src/position';
import { opponentOf, type Seat } from '../../../src/vocabulary';
import type { Names } from '../../conform/names';
import { resume } from '../../conform/resume';
import type { Game } from './game';
import { type ActMessage, type CallMessage, Inconsistent } from './protocol';
import type { Revealed } from './reveal';
import type { TurnLog } from './turnLog';
import { markPlayed } from './turnSoFar';

export interface Rebuilt {
  readonly place: Place;
  readonly position: Position;
}

const places: Readonly<Record<string, string>> = {
  begin: 'beginning',
  leadership: 'leadership.open',
  retreat: 'retreat.open',
  character: 'character.open',
  support: 'reinforcement.open',
  announce: 'announce.open',
};

function placeOf(message: ActMessage | CallMessage): Place {
  const name = message.type === 'callBluff' ? 'announce.showColours' : places[message.phase];
  if (name === undefined) throw new Inconsistent(`no move is made in the phase ${message.state.phase}`);
  return matchChart.placeOf(`match.game.fight.turn.${name}`);
}

/** Texts on "one of my cards" and their targets, as far as both are in play. */
function attachedIn({ state }: Revealed, log: TurnLog, names: Names): Map<CardId, CardId> {
  const inPlay = new Set(
    state.players.flatMap((side) => [...side.combat, ...side.support].map(([name]) => name)),
  );
  const pairs = [...log.attached].filter((pair) => pair.every((name) => inPlay.has(name)));
  return new Map(pairs.map(([card, target]) => [names.idOf(card), names.idOf(target)]));
}

export function rebuild(
  message: ActMessage | CallMessage,
  revealed: Revealed,
  { like, seat, log, names }: Pick<Game, 'like' | 'seat' | 'log' | 'names'>,
): Rebuilt {
  const place = placeOf(message);
  const piles = revealed.piles.map((pile) => pile.map(names.idOf)) as [CardId[], CardId[]];
  const attached = attachedIn(revealed, log, names);
  const position = resume({ like, state: revealed.state, piles, attached }, names);
  const leader = revealed.state.players[position.onTurn].leadership.find(([, active]) => active === 1);
  position.turn.leadership = leader === undefined ? none : names.idOf(leader[0]);
  if (position.onTurn === seat) markOwnTurn(position, seat, log, names);
  position.news = newsOf(position, opponentOf(seat), revealed.remembered.map(names.idOf));
  return { place, position };
}

function markOwnTurn(position: Position, seat: Seat, log: TurnLog, names: Names): void {
  const { turn } = position;
  markPlayed(position, seat, log.played(), names);
  if (turn.characters > 0) position.sides[seat].combatSince = turn.number;
  turn.deckDraws = log.drawn();
  turn.demandsMet = log.satisfied.map(names.idOf);
  turn.textsUsed = log.used.map(names.idOf);
}

/** What the arena remembers of the other hand, told as our news would have told it. */
function newsOf(position: Position, seat: Seat, cards: readonly CardId[]): Position['news'] {
  const { turn, fightNumber, results } = position;
  const when = { turn: turn.number, fight: fightNumber, game: results.length + 1 };
  return cards.map((card) => ({
    what: 'move',
    seat,
    card,
    from: 'combat',
    to: 'hand',
    seenBy: 'both',
    ...when,
  }));
}
