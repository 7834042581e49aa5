/** R4: turns alternate until a retreat; a declined fight begins anew with the other starter. */
import { chart } from '../setup';
import { turn } from '../turn/turn';
import { declined } from './declined';
import { over } from './over';

export const fight = chart.createStateConfig({
  id: 'fight',
  entry: 'startFight',
  initial: 'turn',
  states: { turn, over, declined },
});
