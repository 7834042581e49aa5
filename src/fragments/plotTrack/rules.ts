/** The conditions of the Invaders fragment, and what it answers where the chart has no edge. */
import type { Action, ActionOf } from './actions';
import { type Position, spacesToSkull, strength, type Zone } from './position';
import type { Reason, RuleId } from './reasons';

const zoneExists = ({ zones }: Position, { zone }: { readonly zone: number }): Reason | undefined =>
  zones[zone] === undefined ? { code: 'noSuchZone', rule: 'I2', zone, zones: zones.length } : undefined;

const isAtLeast = (need: number, have: number, rule: RuleId): Reason | undefined =>
  have < need ? { code: 'countTooLow', rule, have, need } : undefined;

/** I4: no token is put on a zone of strength 0. */
export function zoneHasStrength(position: Position, action: ActionOf<'addToken'>): Reason | undefined {
  const { zone } = action;
  const missing = zoneExists(position, action);
  if (missing) return missing;
  const weakened = position.zones[zone] as Zone;
  if (strength(weakened) > 0) return undefined;
  return { code: 'noStrengthLeft', rule: 'I4', zone, printed: weakened.printed, tokens: weakened.tokens };
}

/** I9: a card may order more tokens than fit, so only the order itself is asked for. */
export const tokensAreOrdered = (position: Position, action: ActionOf<'addTokens'>): Reason | undefined =>
  zoneExists(position, action) ?? isAtLeast(1, action.count, 'I9');

/** I3: Humanity alone removes tokens. */
export function humanityRemovesToken(
  position: Position,
  action: ActionOf<'removeToken'>,
): Reason | undefined {
  const { zone, by } = action;
  const missing = zoneExists(position, action);
  if (missing) return missing;
  if (by !== 'humanity') return { code: 'onlyHumanityRemoves', rule: 'I3', by };
  return (position.zones[zone] as Zone).tokens > 0 ? undefined : { code: 'noTokenHere', rule: 'I3', zone };
}

/** I13, I14: none of the figures is below 0. */
export const figuresAreCounts = (_: Position, action: ActionOf<'dwindle'>): Reason | undefined =>
  isAtLeast(0, Math.min(action.cards, action.prevented, action.available), 'I14');

/** I7, asked in the Invader's turn: both piles at once, and by the Invader. */
export const invaderEmptiesBoth = (
  position: Position,
  action: ActionOf<'pilesEmptied'>,
): Reason | undefined =>
  action.which === 'both' && action.cause === 'invader' ? undefined : notCovered(position, action);

/** I18: a voluntary move goes down, at least one space. */
export const markerGoesDown = (_: Position, { count }: ActionOf<'moveMarker'>): Reason | undefined =>
  isAtLeast(1, count, 'I18');

function notCovered(position: Position, { which, cause }: ActionOf<'pilesEmptied'>): Reason {
  return { code: 'notCovered', rule: 'I7', which, cause, turn: position.turn.player };
}

/**
 * Why an action has no edge in the present place. In Humanity's turn that is so for two actions; once the game is
 * over for all, and the reason cites the rule that ended it.
 */
export function whyNoEdge(position: Position, action: Action): Reason {
  if (position.result === null) {
    if (action.type === 'pilesEmptied') return notCovered(position, action);
    if (action.type === 'moveMarker') {
      return { code: 'markerIsTheInvaders', rule: 'I16', turn: position.turn.player };
    }
  }
  return { code: 'gameOver', rule: spacesToSkull(position) === 0 ? 'I17' : 'I7' };
}

export const invaderBegins = ({ turn }: Position): boolean => turn.player === 'invader';
export const humanityHasDwindled = ({ turn }: Position): boolean => turn.dwindled;
export const markerIsOnSkull = (position: Position): boolean => spacesToSkull(position) === 0;
