/** The longer phrases of German card texts: offers, payments, and effects with many variants. */
import { cardWithId } from '../../cards';
import type { Card } from '../../cards/card';
import type { CardFilter, EffectOf, Payment, ValueTarget } from '../../effects/effect';
import type { Element, Kind } from '../../vocabulary';
import { de as words } from '../words/de';
import type { Noun } from '../words/words';
import { conditionText } from './deConditions';
import { isForTurn, list, sentence } from './tables';

export const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`;

export const manyOf = (kinds: readonly Kind[], last: 'und' | 'oder'): string => {
  const nouns = kinds.map((kind) => words.kinds[kind].many);
  return list(nouns, last);
};

/** Accusative; only these nouns change in it or need their gender. */
export const oneOf: Readonly<Record<Kind, string>> = {
  leader: 'einen Anführer',
  leadership: 'eine Führungskarte',
  character: 'einen Charakter',
  booster: 'eine Verstärkung',
  support: 'eine Unterstützung',
  ship: 'ein Schiff',
};

const moments = {
  now: 'Ich darf jetzt',
  onMyTurn: 'Einmal in jedem meiner Züge darf ich',
  endOfReinforcement: 'Direkt nach meiner Verstärkungs-/Unterstützungsphase darf ich',
  endOfTurn: 'Am Ende meines Zugs darf ich',
};

/** An offer to the owner of the card. */
export const iMay = (when: keyof typeof moments, what: string): string => `${moments[when]} ${what}.`;

/** Genitive. */
const targets: Readonly<Record<ValueTarget, string>> = {
  oneCharacter: 'eines meiner aktiven Charaktere',
  allCharacters: 'aller meiner aktiven Charaktere',
  allBoosters: 'aller meiner aktiven Verstärkungen',
  allSupports: 'aller meiner aktiven Unterstützungen',
  allBluffs: 'aller meiner Bluffs',
};

const valueNames: Readonly<Record<Element, string>> = { fire: 'Feuerwert', earth: 'Erdwert' };

/** The values a text changes, with the verb that follows its target. */
export const changedValues = (
  elements: readonly Element[],
  target: ValueTarget,
  one: string,
  many: string,
): string =>
  elements.length > 1
    ? `${target === 'allBluffs' ? 'Die' : 'Beide'} Werte ${targets[target]} ${many}`
    : `Der ${elements.map((element) => valueNames[element])} ${targets[target]} ${one}`;

function worth({ fire, earth, either }: Extract<Payment, { pay: 'total' }>): string {
  const sums: string[] = [];
  if (fire !== undefined) sums.push(`mindestens ${fire} ${words.elements.fire}`);
  if (earth !== undefined) sums.push(`mindestens ${earth} ${words.elements.earth}`);
  return sums.join(either ? ' oder ' : ' und andere mit zusammen ');
}

/** As it stands before "abwerfen" or "abzuwerfen". */
export const payment = (cost: Payment): string =>
  cost.pay === 'total'
    ? `Handkarten mit zusammen ${worth(cost)}`
    : `${cost.count === 1 ? oneOf[cost.kind] : `${cost.count} ${words.kinds[cost.kind].many}`} aus der Hand`;

function yourCards({ kinds, showingIcon }: CardFilter): string {
  const cards = kinds === undefined ? 'Karten' : manyOf(kinds, 'und');
  return showingIcon ? `${cards}, die ein Symbol zeigen,` : cards;
}

interface Ignored {
  readonly subject: string;
  readonly exception: string;
}

function ignored({ cards, parts, keepIcons = [], except }: EffectOf<'ignore'>): Ignored {
  const flit = except.includes('flitCharacters');
  if (parts.length > 1) {
    return { subject: `deine ${yourCards(cards)}`, exception: flit ? ', außer Charakteren der Flit' : '' };
  }
  if (parts[0] === 'text') {
    return {
      subject: `die Sonderfähigkeiten deiner ${yourCards(cards)}`,
      exception: flit ? ', außer auf Charakteren der Flit' : '',
    };
  }
  const kept = keepIcons.map((icon) => words.icons[icon].toUpperCase());
  return {
    subject: `alle Symbole auf deinen ${yourCards(cards)}`,
    exception: kept.length > 0 ? `, außer ${list(kept, 'und')}` : '',
  };
}

export function ignoreText(effect: EffectOf<'ignore'>, card: Card): string {
  const { subject, exception } = ignored(effect);
  const silencers = (effect.silencedBy ?? []).map((id) => cardWithId(id).name);
  const silence =
    silencers.length > 0 ? ` Wirkt nicht, solange bei dir ${list(silencers, 'oder')} aktiv ist.` : '';
  const said = isForTurn(card) ? `in diesem Zug werden ${subject}` : `${subject} werden`;
  return sentence(`${said} ignoriert${exception}`) + silence;
}

export function banned({ kinds, hasText, valueAbove }: CardFilter): string {
  const cards = kinds === undefined ? 'Karten' : manyOf(kinds, 'oder');
  if (valueAbove !== undefined) return `${cards} mit einem aufgedruckten Wert über ${valueAbove}`;
  if (hasText === undefined) return cards;
  return `${cards} ${hasText ? 'mit' : 'ohne'} Sonderfähigkeit`;
}

/** R20.6: who may, may do less. */
export const upTo = (count: number): string => `${count > 1 ? 'bis zu ' : ''}${counted(count, words.card)}`;

export function drawn({ from, amount, afterwards }: EffectOf<'draw'>): string {
  if ('upToHandSize' in amount) return `ziehen, bis ich höchstens ${amount.upToHandSize} Handkarten habe`;
  const cards = afterwards === undefined ? upTo(amount.count) : counted(amount.count, words.card);
  if (from === 'discardPile') return `zufällig ${cards} aus meinem Ablagestapel auf die Hand nehmen`;
  if (afterwards === undefined) return `${cards} ziehen`;
  return 'discardOne' in afterwards
    ? `${cards} vom Nachziehstapel zeigen, 1 davon abwerfen und die anderen auf die Hand nehmen`
    : `${cards} ziehen und danach ${counted(afterwards.shuffleBack, words.card)} aus der Hand in den Nachziehstapel mischen`;
}

function whichDiscarded({ cards, activeOnly, count, oneKindOnly }: EffectOf<'discardFromPlay'>): string {
  const { kinds, showingIcon } = cards;
  if (!activeOnly) return 'alle Karten in deinem Kampfbereich abwerfen, aktiv oder nicht';
  if (oneKindOnly) {
    const groups = kinds.map((kind) => `alle deine aktiven ${words.kinds[kind].many}`);
    return `${list(groups, 'oder')} abwerfen`;
  }
  if (showingIcon) return `${count} deiner aktiven Karten mit Symbol abwerfen`;
  return count === 1
    ? `1 deiner aktiven ${manyOf(kinds, 'oder')} abwerfen`
    : `alle deine aktiven ${manyOf(kinds, 'und')} abwerfen`;
}

/** A condition of at least two active Characters leaves one by itself. */
export function discarded(effect: EffectOf<'discardFromPlay'>): string {
  const { count, leaveCharacter, condition } = effect;
  const what = whichDiscarded(effect);
  if (condition) return `${what}, wenn ${conditionText(condition)}`;
  if (!leaveCharacter) return what;
  return count === 1
    ? `${what}, aber nicht deinen letzten aktiven Charakter`
    : `${what}, bis auf 1 Charakter`;
}
