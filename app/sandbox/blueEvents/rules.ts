/** The blue events' module with its chart, and the types its page speaks of. */
import { blueEvents } from '../../../machines/blueEvents';
import type { Action } from '../../../src/fragments/blueEvents/actions';
import type { Position } from '../../../src/fragments/blueEvents/position';
import type { Reason } from '../../../src/fragments/blueEvents/reasons';
import { rulesOf } from '../play';
import type { Game } from '../useGame';

export const blueEventsRules = rulesOf(blueEvents);

export type BlueGame = Game<Position, Action, Reason>;
