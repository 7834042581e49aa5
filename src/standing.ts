/** What bears on each seat's cards right now: everything ignored, zeroed, forbidden, demanded and granted (R20). */
import type { CardId } from './actions';
import type { CardFilter, EffectOf } from './effects/effect';
import { addToStanding } from './effects/standing';
import { applyIgnoring, type Ignoring, ignoresText } from './ignoring';
import { type ActiveText, activeTexts, areActiveTexts } from './inPlay';
import type { Position } from './position';

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
  ignoring: readonly Ignoring[];
  /** Kinds whose odd (even) printed values are 0. */
  zeroOdd: number;
  zeroEven: number;
  bans: readonly Ban[];
  /** R21.6; the tightest of each, or `null`. */
  cardLimit: Limit | null;
  combatLimit: Limit | null;
  characterLimit: Limit | null;
  deckDrawLimit: Limit | null;
  handLimit: Limit | null;
  /** R21: cards of the opponent that demand something of this seat. */
  demands: readonly { readonly card: CardId; readonly effect: EffectOf<'demand'> }[];
  /** The seat's own Bluffs may not be called. */
  callForbidden: boolean;
  extraBoosters: number;
  extraSupports: number;
  /** Own texts in force that change values, and that change the total. */
  raising: readonly { readonly card: CardId; readonly effect: EffectOf<'raiseValue'> }[];
  multiplying: readonly { readonly card: CardId; readonly effect: EffectOf<'multiplyValue'> }[];
  multiplyingDemand: readonly { readonly card: CardId; readonly effect: EffectOf<'multiplyDemand'> }[];
  floors: readonly EffectOf<'raiseTotal'>[];
  retreatDragons: readonly EffectOf<'changeRetreatDragons'>[];
  /** Active cards in force that count sets: Storms and Floods. */
  sets: {
    readonly card: CardId;
    readonly effect: EffectOf<'setAttractsDragon' | 'setForcesRetreat'>;
  }[];
}

export type Standing = readonly [SideStanding, SideStanding];

/** Shared by every standing until the first entry, since most lists stay empty. */
const nothing: never[] = [];

const newSideStanding = (): SideStanding => ({
  ignoring: nothing,
  zeroOdd: 0,
  zeroEven: 0,
  bans: nothing,
  cardLimit: null,
  combatLimit: null,
  characterLimit: null,
  deckDrawLimit: null,
  handLimit: null,
  demands: nothing,
  callForbidden: false,
  extraBoosters: 0,
  extraSupports: 0,
  raising: nothing,
  multiplying: nothing,
  multiplyingDemand: nothing,
  floors: nothing,
  retreatDragons: nothing,
  sets: nothing,
});

/** No text is at work on either side. */
const calm: Standing = [newSideStanding(), newSideStanding()];

function compute(texts: readonly ActiveText[]): Standing {
  if (texts.length === 0) return calm;
  const standing: Standing = [newSideStanding(), newSideStanding()];
  applyIgnoring(standing, texts);
  for (const { seat, card, facts } of texts) {
    const effect = facts.effect!;
    if (effect.do === 'ignore' || ignoresText(standing[seat].ignoring, facts, true)) continue;
    addToStanding(standing, seat, card, effect);
  }
  return standing;
}

/** The last standing, and what it was computed from: nothing else bears on it. */
let texts: readonly ActiveText[] = [];
let deal: Position['cards'] = [];
let standing: Standing = calm;

function remembered(position: Position): Standing {
  if (position.cards !== deal || !areActiveTexts(position, texts)) {
    deal = position.cards;
    texts = activeTexts(position);
    standing = compute(texts);
  }
  return standing;
}

let heldFor: Position | null = null;
let held: Standing | null = null;

/**
 * The standing of a position: that of the last one asked about, if the same texts are at work there.
 * Cheap enough to ask for; never keep it across a write.
 */
export function standingOf(position: Position): Standing {
  if (position === heldFor) {
    held ??= remembered(position);
    return held;
  }
  return remembered(position);
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
