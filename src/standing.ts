/** What bears on each seat's cards right now: everything ignored, zeroed, forbidden, demanded and granted (R20). */
import type { CardId } from './actions';
import type { Facts } from './cards/facts';
import type { CardFilter, EffectOf } from './effects/effect';
import { addToStanding } from './effects/standing';
import { applyIgnoring, type Ignoring, ignoresText } from './ignoring';
import { forEachActiveText } from './inPlay';
import type { Position } from './position';
import { seats } from './vocabulary';

export interface Ban {
  readonly cards: CardFilter;
  readonly by: CardId;
}

export interface Limit {
  readonly max: number;
  readonly by: CardId;
}

/** What holds for one seat: first what the opponent's cards do to it, then what its own cards do for it. */
export interface SideStanding {
  readonly ignoring: Ignoring[];
  /** Kinds whose odd (even) printed values are 0. */
  zeroOdd: number;
  zeroEven: number;
  readonly bans: Ban[];
  /** R21.6; the tightest of each, or `null`. */
  cardLimit: Limit | null;
  combatLimit: Limit | null;
  characterLimit: Limit | null;
  deckDrawLimit: Limit | null;
  handLimit: Limit | null;
  /** R21: cards of the opponent that demand something of this seat. */
  readonly demands: { readonly card: CardId; readonly effect: EffectOf<'demand'> }[];
  /** The seat's own Bluffs may not be called. */
  callForbidden: boolean;
  extraBoosters: number;
  extraSupports: number;
  /** Own texts in force that change values, and that change the total. */
  readonly raising: { readonly card: CardId; readonly effect: EffectOf<'raiseValue'> }[];
  readonly multiplying: { readonly card: CardId; readonly effect: EffectOf<'multiplyValue'> }[];
  readonly multiplyingDemand: { readonly card: CardId; readonly effect: EffectOf<'multiplyDemand'> }[];
  readonly floors: EffectOf<'raiseTotal'>[];
  readonly retreatDragons: EffectOf<'changeRetreatDragons'>[];
  /** Active cards in force that count sets: Storms and Floods. */
  readonly sets: {
    readonly card: CardId;
    readonly effect: EffectOf<'setAttractsDragon' | 'setForcesRetreat'>;
  }[];
}

export type Standing = readonly [SideStanding, SideStanding];

function newSideStanding(): SideStanding {
  return {
    ignoring: [],
    zeroOdd: 0,
    zeroEven: 0,
    bans: [],
    cardLimit: null,
    combatLimit: null,
    characterLimit: null,
    deckDrawLimit: null,
    handLimit: null,
    demands: [],
    callForbidden: false,
    extraBoosters: 0,
    extraSupports: 0,
    raising: [],
    multiplying: [],
    multiplyingDemand: [],
    floors: [],
    retreatDragons: [],
    sets: [],
  };
}

function compute(position: Position): Standing {
  const standing: Standing = [newSideStanding(), newSideStanding()];
  applyIgnoring(position, standing);
  for (const seat of seats) {
    forEachActiveText(position, seat, (card: CardId, facts: Facts) => {
      const effect = facts.effect!;
      if (effect.do === 'ignore') return;
      if (ignoresText(standing[seat].ignoring, facts, true)) return;
      addToStanding(standing, seat, card, effect);
    });
  }
  return standing;
}

let heldFor: Position | null = null;
let held: Standing | null = null;

/**
 * The standing of a position, computed afresh unless it is being held.
 * Cheap enough to ask for; never keep it across a write.
 */
export function standingOf(position: Position): Standing {
  if (position === heldFor) {
    held ??= compute(position);
    return held;
  }
  return compute(position);
}

/** From here until `release`, nobody writes to the position: its standing is computed once at most. */
export function hold(position: Position): void {
  heldFor = position;
  held = null;
}

export function release(): void {
  heldFor = null;
  held = null;
}
