/** Ignoring: which values, icons and texts do not apply, in the order of computation (effects catalogue §3, R20.3, R20.9). */
import type { CardId } from './actions';
import { type Facts, factsAt, iconBit, iconMask, kindMask } from './cards/facts';
import type { EffectOf } from './effects/effect';
import { type ActiveText, supportBit } from './inPlay';
import type { Position } from './position';
import type { Standing } from './standing';
import { opponentOf, type Seat } from './vocabulary';

export const parts = { values: 1, icons: 2, text: 4 } as const;

/** One ignoring text in force, seen from the seat whose cards it ignores. */
export interface Ignoring {
  readonly by: CardId;
  readonly kinds: number;
  readonly showingIcon: boolean;
  readonly parts: number;
  readonly keepIcons: number;
  readonly exceptFlitCharacters: boolean;
  readonly exceptProtected: boolean;
}

type IgnoreEffect = EffectOf<'ignore'>;

const protectedBit = iconBit('protected');

function ignoringFrom(card: CardId, effect: IgnoreEffect): Ignoring {
  return {
    by: card,
    kinds: kindMask(effect.cards.kinds),
    showingIcon: effect.cards.showingIcon === true,
    parts: effect.parts.reduce((mask, part) => mask | parts[part], 0),
    keepIcons: iconMask(effect.keepIcons ?? []),
    exceptFlitCharacters: effect.except.includes('flitCharacters'),
    exceptProtected: effect.except.includes('protected'),
  };
}

const cache = new Map<IgnoreEffect, Omit<Ignoring, 'by'>>();

function ignoringOf(card: CardId, effect: IgnoreEffect): Ignoring {
  let prepared = cache.get(effect);
  if (prepared === undefined) {
    prepared = ignoringFrom(card, effect);
    cache.set(effect, prepared);
  }
  return { ...prepared, by: card };
}

/** Whether the text reaches a card; only an active card is protected (D29). */
function reaches(ignoring: Ignoring, card: Facts, active: boolean): boolean {
  if ((ignoring.kinds & card.kindBit) === 0) return false;
  if (ignoring.showingIcon && !card.showsIcon) return false;
  if (ignoring.exceptFlitCharacters && card.isFlitCharacter) return false;
  return !(ignoring.exceptProtected && active && (card.iconBits & protectedBit) !== 0);
}

/** The ignored parts of a face-up card, as a mask of `parts`. */
export function ignoredParts(list: readonly Ignoring[], card: Facts, active: boolean): number {
  let mask = 0;
  for (const ignoring of list) if (reaches(ignoring, card, active)) mask |= ignoring.parts;
  return mask;
}

export function ignoresText(list: readonly Ignoring[], card: Facts, active: boolean): boolean {
  return list.length > 0 && (ignoredParts(list, card, active) & parts.text) !== 0;
}

export function ignoresValues(list: readonly Ignoring[], card: Facts, active: boolean): boolean {
  return list.length > 0 && (ignoredParts(list, card, active) & parts.values) !== 0;
}

/** The card that keeps one of the given icons of a face-up card from working, or `undefined`. */
export function iconIgnoredBy(
  list: readonly Ignoring[],
  card: Facts,
  icon: number,
  active: boolean,
): CardId | undefined {
  for (const ignoring of list) {
    if ((ignoring.parts & parts.icons) === 0 || (ignoring.keepIcons & icon) !== 0) continue;
    if (reaches(ignoring, card, active)) return ignoring.by;
  }
  return undefined;
}

/** Shields are icons too (R18.1); no text keeps them. */
export function ignoresShield(list: readonly Ignoring[], card: Facts): boolean {
  return list.length > 0 && iconIgnoredBy(list, card, 0, true) !== undefined;
}

/** A FREE that another text or a landed Ship grants is treated as an icon (Q16, D30). */
export function ignoresGrantedFree(list: readonly Ignoring[], card: Facts): boolean {
  for (const ignoring of list) {
    if ((ignoring.parts & parts.icons) === 0 || (ignoring.kinds & card.kindBit) === 0) continue;
    if (ignoring.exceptFlitCharacters && card.isFlitCharacter) continue;
    return true;
  }
  return false;
}

/** The text that ignores face-down Bluffs as cards: they are Supports that show an icon (R23.13). */
export function bluffsIgnoredBy(list: readonly Ignoring[]): CardId | undefined {
  for (const ignoring of list) {
    if ((ignoring.kinds & supportBit) !== 0 && (ignoring.parts & parts.values) !== 0) return ignoring.by;
  }
  return undefined;
}

/** The text that ignores the icons of face-down Bluffs (R23.14). */
export function bluffIconsIgnoredBy(list: readonly Ignoring[]): CardId | undefined {
  for (const ignoring of list) {
    if ((ignoring.kinds & supportBit) !== 0 && (ignoring.parts & parts.icons) !== 0) return ignoring.by;
  }
  return undefined;
}

interface Source extends ActiveText {
  readonly effect: IgnoreEffect;
}

/** Fills `ignoring` of both sides: orders 1 to 4, one after the other. */
export function applyIgnoring(standing: Standing, texts: readonly ActiveText[]): void {
  if (!texts.some((text) => text.facts.effect?.do === 'ignore')) return;
  const sources = texts.flatMap((text): Source[] => {
    const { effect } = text.facts;
    return effect?.do === 'ignore' ? [{ ...text, effect }] : [];
  });
  for (const order of [1, 2, 3, 4] as const) {
    const working = sources.filter(
      (source) =>
        source.effect.order === order && !ignoresText(standing[source.seat].ignoring, source.facts, true),
    );
    if (working.length === 0) continue;
    const inForce = order === 2 ? settleMutual(working) : working;
    for (const source of inForce) {
      const theirs = standing[opponentOf(source.seat)];
      theirs.ignoring = [...theirs.ignoring, ignoringOf(source.card, source.effect)];
    }
  }
}

/** Whether the text of `attacker` would switch off the text of `target` on the other side. */
function silences(attacker: Source, target: Source): boolean {
  if (attacker.seat === target.seat) return false;
  if (target.effect.silencedBy?.includes(attacker.facts.card.id)) return true;
  const ignoring = ignoringOf(attacker.card, attacker.effect);
  return (ignoring.parts & parts.text) !== 0 && reaches(ignoring, target.facts, true);
}

/**
 * Texts of one order that may ignore each other (D8): first those that no other could switch off;
 * what is switched off does nothing. Twins cancel each other; in a wider circle seniority decides.
 */
function settleMutual(sources: readonly Source[]): Source[] {
  const inForce: Source[] = [];
  let open = [...sources];
  while (open.length > 0) {
    const silenced = open.filter((target) => inForce.some((attacker) => silences(attacker, target)));
    open = open.filter((source) => !silenced.includes(source));
    const safe = open.filter((target) => !open.some((attacker) => silences(attacker, target)));
    if (safe.length > 0) {
      inForce.push(...safe);
      open = open.filter((source) => !safe.includes(source));
    } else if (silenced.length === 0) {
      if (open.every((source) => source.facts.card.id === open[0]!.facts.card.id)) break;
      const eldest = open.reduce((one, other) => (other.since < one.since ? other : one));
      inForce.push(eldest);
      open = open.filter((source) => source !== eldest);
    }
  }
  return inForce;
}

/** The facts of a match card together with what of it is ignored, for a card in play. */
export function ignoredPartsAt(position: Position, standing: Standing, seat: Seat, card: CardId): number {
  const side = position.sides[seat];
  const list = standing[seat].ignoring;
  if (side.faceDown.includes(card)) return bluffsIgnoredBy(list) === undefined ? 0 : parts.values;
  return ignoredParts(list, factsAt(position, card), true);
}
