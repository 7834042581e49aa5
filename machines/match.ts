/** The whole chart: match, game, fight, turn, phase. Read this file first, then `turn/turn.ts`. */
import { game } from './game/game';
import { chart } from './setup';

/** R3.1, R16: games until one seat has the crystals to win. Input: a position made by `newPosition`. */
export const matchMachine = chart.createMachine({
  id: 'match',
  context: ({ input }) => input,
  initial: 'game',
  states: {
    game,
    /** R16.2: the peoples are swapped, the loser starts. */
    nextGame: {
      id: 'nextGame',
      always: { actions: 'prepareNextGame', target: 'game' },
    },
    matchOver: { id: 'matchOver', type: 'final' },
  },
});
