/** Every action of a type worth asking the rules about; the figure just below the least allowed is among them. */
import { type Action, type ActionType, piles } from './actions';
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
  addToken({ zones }, push) {
    for (const zone of zones.keys()) push({ type: 'addToken', zone });
  },
  addTokens({ zones }, push) {
    for (const zone of zones.keys()) for (const count of few) push({ type: 'addTokens', zone, count });
  },
  removeToken({ zones }, push) {
    for (const zone of zones.keys()) for (const by of players) push({ type: 'removeToken', zone, by });
  },
  dwindle(_, push) {
    for (const figures of dwindlings)
      for (const cause of players) push({ type: 'dwindle', ...figures, cause });
  },
  pilesEmptied(_, push) {
    for (const which of piles) for (const cause of players) push({ type: 'pilesEmptied', which, cause });
  },
  moveMarker(_, push) {
    for (const count of few) push({ type: 'moveMarker', count });
  },
  endTurn: (_, push) => push({ type: 'endTurn' }),
};

/** Pushes the candidates of one type; not all of them are legal. */
export function candidates(position: Position, type: ActionType, push: Push): void {
  makers[type](position, push);
}
