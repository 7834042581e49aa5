/** Every action of a type worth asking the rules about; the figure just below the least allowed is among them. */
import type { Action, ActionType } from './actions';
import { piles } from './actions';
import { type Position, players } from './position';

type Push = (action: Action) => void;

/** The chart asks no figure above 3: what lies above repeats what 3 shows. */
const few = [0, 1, 2, 3];

const dwindlings = [
  { cards: 1, prevented: 0, available: 1 },
  { cards: 2, prevented: 0, available: 2 },
  { cards: 2, prevented: 2, available: 2 },
  { cards: 2, prevented: 0, available: 0 },
  { cards: 3, prevented: 0, available: 1 },
  { cards: -1, prevented: 0, available: 0 },
];

const makers: { readonly [T in ActionType]: (position: Position, push: Push) => void } = {
  addToken: ({ zones }, push) => zones.forEach((_, zone) => push({ type: 'addToken', zone })),
  addTokens: ({ zones }, push) =>
    zones.forEach((_, zone) => few.forEach((count) => push({ type: 'addTokens', zone, count }))),
  removeToken: ({ zones }, push) =>
    zones.forEach((_, zone) => players.forEach((by) => push({ type: 'removeToken', zone, by }))),
  dwindle: (_, push) =>
    dwindlings.forEach((figures) => players.forEach((cause) => push({ type: 'dwindle', ...figures, cause }))),
  pilesEmptied: (_, push) =>
    piles.forEach((which) => players.forEach((cause) => push({ type: 'pilesEmptied', which, cause }))),
  moveMarker: (_, push) => few.forEach((count) => push({ type: 'moveMarker', count })),
  endTurn: (_, push) => push({ type: 'endTurn' }),
};

/** Pushes the candidates of one type; not all of them are legal. */
export function candidates(position: Position, type: ActionType, push: Push): void {
  makers[type](position, push);
}
