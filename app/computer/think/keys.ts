/** Actions compared by what they say. */
import type { Action } from '../../../src/actions';

/** Equal for equal actions of one decision. */
export const keyOf = (action: Action): string => JSON.stringify(action);
