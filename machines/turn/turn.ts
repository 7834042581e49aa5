/** R5.1: the eight phases of a turn, in order. */
import { chart } from '../setup';
import { announce } from './announce';
import { beginning } from './beginning';
import { character } from './character';
import { end } from './end';
import { leadership } from './leadership';
import { refill } from './refill';
import { reinforcement } from './reinforcement';
import { retreat } from './retreat';

export const turn = chart.createStateConfig({
  id: 'turn',
  initial: 'beginning',
  states: { beginning, leadership, retreat, character, reinforcement, announce, refill, end },
});
