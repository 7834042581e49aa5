/** What the players of a laid-out table do, by the names of cards: `play(state, character('Flare'), next)`. */
import { expect } from 'vitest';
import { apply, legalActions, type State, toAct, whyNot } from '../../machines/engine';
import type { Action, CardId, CharacterMode } from '../../src/actions';
import { cardAt } from '../../src/cards';
import { none, ownerOf, type Position } from '../../src/position';
import type { Reason } from '../../src/reasons';
import { type Element, opponentOf, type Seat } from '../../src/vocabulary';
import { type Player, seatOf } from './builder';

/** Becomes an action once it is known where it is taken, and by whom. */
export type Verb = (state: State, seat: Seat) => Action;

export const nameOf = ({ cards }: Position, card: CardId): string => cardAt(cards[card]!).name;

/** The first card of that name in the deck of a seat. */
export function cardOf({ position }: State, seat: Seat, name: string): CardId {
  const found = position.cards.findIndex(
    (_, card) => ownerOf(position, card) === seat && nameOf(position, card) === name,
  );
  if (found < 0) throw new Error(`No ${name} in the deck of seat ${seat}`);
  return found;
}

const cardsOf = (state: State, seat: Seat, names: readonly string[]): CardId[] =>
  names.map((name) => cardOf(state, seat, name)).sort((a, b) => a - b);

type OneCard =
  | 'retrieve'
  | 'dropBluff'
  | 'playLeadership'
  | 'playShip'
  | 'playSupport'
  | 'playBluff'
  | 'useText';
const withCard =
  (type: OneCard) =>
  (name: string): Verb =>
  (state, seat) => ({ type, seat, card: cardOf(state, seat, name) });

export const retrieve = withCard('retrieve');
export const drop = withCard('dropBluff');
export const leadership = withCard('playLeadership');
export const ship = withCard('playShip');
export const support = withCard('playSupport');
export const bluff = withCard('playBluff');
export const use = withCard('useText');

export const land =
  (name: string): Verb =>
  (state, seat) => ({ type: 'land', seat, ship: cardOf(state, seat, name) });

const characters =
  (mode: CharacterMode) =>
  (...names: string[]): Verb =>
  (state, seat) => ({ type: 'playCharacter', seat, mode, cards: cardsOf(state, seat, names) });

export const character = characters('single');
export const pair = characters('pair');
export const gang = characters('newGang');
export const extend = characters('extendGang');

export const booster =
  (...names: string[]): Verb =>
  (state, seat) => ({ type: 'playBooster', seat, cards: cardsOf(state, seat, names) });

export const load =
  (name: string, onto: string): Verb =>
  (state, seat) => ({ type: 'load', seat, card: cardOf(state, seat, name), ship: cardOf(state, seat, onto) });

/** Meets the demand of a card of the other seat. */
export const pay =
  (demand: string, ...names: string[]): Verb =>
  (state, seat) => ({
    type: 'meetDemand',
    seat,
    demand: cardOf(state, opponentOf(seat), demand),
    cards: cardsOf(state, seat, names),
  });

export const decline =
  (...names: string[]): Verb =>
  (state, seat) => ({ type: 'decline', seat, cards: cardsOf(state, seat, names) });

export const mulligan =
  (...names: string[]): Verb =>
  (state, seat) => ({ type: 'mulligan', seat, cards: cardsOf(state, seat, names) });

type Bare = 'retreat' | 'fightOn' | 'takeBack' | 'showColours' | 'pass' | 'next';
const bare =
  (type: Bare): Verb =>
  (_state, seat) => ({ type, seat });

export const retreat = bare('retreat');
export const fightOn = bare('fightOn');
export const takeBack = bare('takeBack');
export const call = bare('showColours');
export const pass = bare('pass');
export const next = bare('next');

export const announce =
  (element?: Element): Verb =>
  (_state, seat) => ({ type: 'announce', seat, ...(element && { element }) });

/** An option of a question as `choose` names it. */
export function optionName(position: Position, option: number): string {
  const { kind } = position.question!;
  if (kind === 'amount') return String(option);
  if (kind === 'kindToDiscard') return option === 0 ? 'boosters' : 'supports';
  return option === none ? 'hidden' : nameOf(position, option);
}

/** Picks among the options by their names; nothing: none of them, or done. */
export const choose =
  (...wanted: string[]): Verb =>
  ({ position }, seat) => {
    const names = position.question!.options.map((option) => optionName(position, option));
    const picks = wanted.map((name) => names.indexOf(name));
    if (picks.includes(-1)) throw new Error(`Not all of ${wanted.join(', ')} are among ${names.join(', ')}`);
    return { type: 'choose', seat, picks: picks.sort((a, b) => a - b) };
  };

/** The same, tried by a certain seat and not by the one that is to act. */
export const by =
  (player: Player, verb: Verb): Verb =>
  (state) =>
    verb(state, seatOf(player));

export const actionOf = (state: State, verb: Verb): Action => verb(state, toAct(state) ?? 0);

/** The state after all of it; throws at the first that is refused. */
export function play(state: State, ...verbs: readonly Verb[]): State {
  return verbs.reduce((before, verb, index) => {
    const action = actionOf(before, verb);
    const applied = apply(before, action);
    if (!applied.ok) {
      throw new Error(`Refused (${index + 1}): ${JSON.stringify(action)} ${JSON.stringify(applied.reason)}`);
    }
    expect(legalActions(before), 'whatever is accepted is offered').toContainEqual(action);
    return applied.state;
  }, state);
}

/** Why it is refused; throws when it is not. Nothing may have changed (R28.1). */
export function refused(state: State, verb: Verb): Reason {
  const action = actionOf(state, verb);
  const before = structuredClone(state);
  const applied = apply(state, action);
  expect(state, 'a refused action changes nothing').toEqual(before);
  if (applied.ok) throw new Error(`Accepted: ${JSON.stringify(action)}`);
  return applied.reason;
}

export const isLegal = (state: State, verb: Verb): boolean =>
  whyNot(state, actionOf(state, verb)) === undefined;
