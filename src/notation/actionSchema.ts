/** The shape of an action as plain JSON, for everything that comes from outside. Says nothing about legality. */
import * as v from 'valibot';
import { type Action, characterModes } from '../actions';
import { elements, seats } from '../vocabulary';

const seat = v.picklist(seats);
const card = v.pipe(v.number(), v.integer(), v.minValue(0));
const cards = v.array(card);
const only = { seat };

/** One strict shape for each type of action. */
export const actionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('mulligan'), ...only, cards }),
  v.strictObject({ type: v.literal('retrieve'), ...only, card }),
  v.strictObject({ type: v.literal('land'), ...only, ship: card }),
  v.strictObject({ type: v.literal('dropBluff'), ...only, card }),
  v.strictObject({ type: v.literal('playLeadership'), ...only, card }),
  v.strictObject({ type: v.literal('playShip'), ...only, card }),
  v.strictObject({ type: v.literal('retreat'), ...only }),
  v.strictObject({ type: v.literal('decline'), ...only, cards }),
  v.strictObject({ type: v.literal('fightOn'), ...only }),
  v.strictObject({ type: v.literal('playCharacter'), ...only, cards, mode: v.picklist(characterModes) }),
  v.strictObject({ type: v.literal('playBooster'), ...only, cards }),
  v.strictObject({ type: v.literal('playSupport'), ...only, card }),
  v.strictObject({ type: v.literal('playBluff'), ...only, card }),
  v.strictObject({ type: v.literal('load'), ...only, card, ship: card }),
  v.strictObject({ type: v.literal('meetDemand'), ...only, demand: card, cards }),
  v.strictObject({ type: v.literal('useText'), ...only, card }),
  v.strictObject({ type: v.literal('takeBack'), ...only }),
  v.strictObject({ type: v.literal('announce'), ...only, element: v.exactOptional(v.picklist(elements)) }),
  v.strictObject({ type: v.literal('showColours'), ...only }),
  v.strictObject({ type: v.literal('pass'), ...only }),
  v.strictObject({ type: v.literal('next'), ...only }),
  v.strictObject({ type: v.literal('choose'), ...only, picks: cards }),
]) satisfies v.GenericSchema<unknown, Action>;
