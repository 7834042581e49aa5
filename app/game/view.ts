/** What one seat sees of a state, may do, and can have explained. Nothing in it tells of a hidden card. */
import {
  legalActions,
  type SeatView as Observation,
  observe,
  type State,
  toAct,
  whyNot,
} from '../../machines/engine';
import type { Action, CardId } from '../../src/actions';
import { factsAt } from '../../src/cards/facts';
import { ignoredParts, parts } from '../../src/ignoring';
import { countableCards } from '../../src/inPlay';
import type { News } from '../../src/news';
import type { Position } from '../../src/position';
import { hasShield } from '../../src/power';
import type { Reason } from '../../src/reasons';
import { retreatDragons } from '../../src/rules/fight';
import { standingOf } from '../../src/standing';
import { opponentOf, type Seat, seats } from '../../src/vocabulary';
import type { UndoStop } from './undo';

export type SeatObservation = Observation;

/** Which parts of an active card do not apply. */
export type IgnoredParts = readonly (keyof typeof parts)[];

export interface SeatView extends History {
  readonly seat: Seat;
  readonly observation: SeatObservation;
  /** Empty while the other seat acts. */
  readonly legal: readonly Action[];
  /** Why an action of this seat is refused; `undefined` if it is legal. */
  readonly whyNot: (action: Action) => Reason | undefined;
  /** Catalogue index of every match card the seat has seen in this game, for names in the log. */
  readonly remembered: readonly (number | null)[];
  /** Whether a shield of the seat is in force in the element of the fight (R18.2). */
  readonly shields: readonly [boolean, boolean];
  /** What a retreat of the seat on turn would bring the other: dragons, for so many cards (R14.2-R14.4). */
  readonly retreat: { readonly dragons: number; readonly cards: number };
  /** Active cards of which something is ignored. */
  readonly ignored: ReadonlyMap<CardId, IgnoredParts>;
}

/** What can be taken back and taken again. */
export interface History {
  /** The action that undo would take back. */
  readonly undo: Action | null;
  /** Why there is none. */
  readonly undoStop: UndoStop | null;
  readonly redo: Action | null;
}

/** Where nothing was done and nothing can be. */
export const noHistory: History = { undo: null, undoStop: 'start', redo: null };

export function viewOf(state: State, seat: Seat, history: History = noHistory): SeatView {
  const { position } = state;
  const observation = observe(state, seat);
  const standing = standingOf(position);
  const { element, onTurn } = position;
  return {
    seat,
    observation,
    legal: toAct(state) === seat ? legalActions(state) : [],
    whyNot: (action) =>
      action.seat === seat ? whyNot(state, action) : { code: 'notYourTurn', rule: 'R3.2' },
    remembered: rememberedCards(position, observation),
    shields: seats.map(
      (side) => element !== null && hasShield(position, standing, side, element),
    ) as unknown as [boolean, boolean],
    retreat: {
      dragons: retreatDragons(position, onTurn),
      cards: countableCards(position.sides[opponentOf(onTurn)]),
    },
    ignored: ignoredCards(position),
    ...history,
  };
}

/** Cards a piece of news names; those the seat may not know have been taken out of it. */
function cardsIn(news: News): readonly CardId[] {
  const fields = news as Partial<Record<'card' | 'ship' | 'demand' | 'target' | 'by', CardId>>;
  const several = (news as { readonly cards?: unknown }).cards;
  const named = [fields.card, fields.ship, fields.demand, fields.target, fields.by];
  return [...named, ...(Array.isArray(several) ? (several as CardId[]) : [])].filter(
    (card): card is CardId => card !== undefined && card >= 0,
  );
}

/** The game that is played, or, once the match is over, the last one. */
export const gameOf = ({ gameNumber, toAct: awaited }: SeatObservation): number =>
  awaited === null ? gameNumber - 1 : gameNumber;

function rememberedCards(position: Position, observation: SeatObservation): (number | null)[] {
  const known = [...observation.cards];
  for (const news of observation.news) {
    if (news.game !== gameOf(observation)) continue;
    for (const card of cardsIn(news)) known[card] ??= position.cards[card] ?? null;
  }
  return known;
}

/** Cards that lie open, in force only in part or not at all. */
function ignoredCards(position: Position): Map<CardId, IgnoredParts> {
  const standing = standingOf(position);
  const found = new Map<CardId, IgnoredParts>();
  for (const seat of seats) {
    const { ignoring } = standing[seat];
    if (ignoring.length === 0) continue;
    const side = position.sides[seat];
    for (const card of [...side.combat, ...side.support]) {
      if (side.faceDown.includes(card)) continue;
      const mask = ignoredParts(ignoring, factsAt(position, card), true);
      const names = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => mask & parts[part]);
      if (names.length > 0) found.set(card, names);
    }
  }
  return found;
}
