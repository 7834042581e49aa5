/** The plot track's module with its chart, and the types its page speaks of. */
import { plotTrack } from '../../../machines/plotTrack';
import type { Action } from '../../../src/fragments/plotTrack/actions';
import type { Position } from '../../../src/fragments/plotTrack/position';
import type { Reason } from '../../../src/fragments/plotTrack/reasons';
import { rulesOf } from '../play';
import type { Game } from '../useGame';

export const plotTrackRules = rulesOf(plotTrack);

export type PlotGame = Game<Position, Action, Reason>;
