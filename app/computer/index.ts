/** The computer players by the name of their level. */
import { greedy } from './greedy';
import type { PlayerMaker } from './player';
import { random } from './random';

export const levels = ['random', 'greedy'] as const;
export type Level = (typeof levels)[number];

export const players: Readonly<Record<Level, PlayerMaker>> = { random, greedy };
