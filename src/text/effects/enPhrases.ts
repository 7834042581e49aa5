/** The longer phrases of English card texts: offers, payments, and effects with many variants. */
import { cardWithId } from '../../cards';
import type { Card } from '../../cards/card';
import type { CardFilter, EffectOf, Payment, ValueTarget } from '../../effects/effect';
import type { Element, Kind } from '../../vocabulary';
import { en as words } from '../words/en';
import type { Noun } from '../words/words';
import { conditionText } from './enConditions';
import { isForTurn, list, sentence } from './tables';

export const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`;

export const manyOf = (kinds: readonly Kind[], last: 'and' | 'or'): string => {
  const nouns = kinds.map((kind) => words.kinds[kind].many);
  return list(nouns, last);
};

const moments = {
  now: 'I may now',
  onMyTurn: 'Once in each of my turns I may',
  endOfReinforcement: 'Right after my Booster/Support phase I may',
  endOfTurn: 'At the end of my turn I may',
};

/** An offer to the owner of the card. */
export const iMay = (when: keyof typeof moments, what: string): string => `${moments[when]} ${what}.`;

export const targets: Readonly<Record<ValueTarget, string>> = {
  oneCharacter: 'one of my active Characters',
  allCharacters: 'all my active Characters',
  allBoosters: 'all my active Boosters',
  allSupports: 'all my active Supports',
  allBluffs: 'all my Bluffs',
};

/** The values a text changes, with the verb that follows its target. */
export const changedValues = (
  elements: readonly Element[],
  target: ValueTarget,
  one: string,
  many: string,
): string =>
  elements.length > 1
    ? `${target === 'allBluffs' ? 'The' : 'Both'} values of ${targets[target]} ${many}`
    : `The ${elements.map((element) => words.elements[element])} value of ${targets[target]} ${one}`;

function worth({ fire, earth, either }: Extract<Payment, { pay: 'total' }>): string {
  const sums: string[] = [];
  if (fire !== undefined) sums.push(`at least ${fire} ${words.elements.fire}`);
  if (earth !== undefined) sums.push(`at least ${earth} ${words.elements.earth}`);
  if (sums.length === 1) return `${sums[0]} in all`;
  return sums.join(either ? ' or ' : ', and others worth ');
}

export const payment = (cost: Payment, whose: 'my' | 'your'): string =>
  cost.pay === 'total'
    ? `discard hand cards worth ${worth(cost)}`
    : `discard ${counted(cost.count, words.kinds[cost.kind])} from ${whose} hand`;

function yourCards({ kinds, showingIcon }: CardFilter): string {
  const cards = kinds === undefined ? 'cards' : manyOf(kinds, 'and');
  return showingIcon ? `your ${cards} that show an icon` : `your ${cards}`;
}

function ignored({ cards, parts, keepIcons = [], except }: EffectOf<'ignore'>): string {
  const flit = except.includes('flitCharacters');
  if (parts.length > 1) return `${yourCards(cards)} are ignored${flit ? ', except Flit Characters' : ''}`;
  if (parts[0] === 'text') {
    return `the special text of ${yourCards(cards)} is ignored${flit ? ', except on Flit Characters' : ''}`;
  }
  const kept = keepIcons.map((icon) => words.icons[icon].toUpperCase());
  return `all icons on ${yourCards(cards)} are ignored${kept.length > 0 ? `, except ${list(kept, 'and')}` : ''}`;
}

export function ignoreText(effect: EffectOf<'ignore'>, card: Card): string {
  const silencers = (effect.silencedBy ?? []).map((id) => cardWithId(id).name);
  const silence = silencers.length > 0 ? ` No effect while you have ${list(silencers, 'or')} active.` : '';
  return sentence(`${isForTurn(card) ? 'this turn ' : ''}${ignored(effect)}`) + silence;
}

export function banned({ kinds, hasText, valueAbove }: CardFilter): string {
  const cards = kinds === undefined ? 'cards' : manyOf(kinds, 'or');
  if (valueAbove !== undefined) return `${cards} with a printed value above ${valueAbove}`;
  if (hasText === undefined) return cards;
  return `${cards} ${hasText ? 'with' : 'without'} special text`;
}

/** R20.6: who may, may do less. */
export const upTo = (count: number): string => `${count > 1 ? 'up to ' : ''}${counted(count, words.card)}`;

export function drawn({ from, amount, afterwards }: EffectOf<'draw'>): string {
  if ('upToHandSize' in amount) return `draw until I hold up to ${amount.upToHandSize} cards`;
  const cards = afterwards === undefined ? upTo(amount.count) : counted(amount.count, words.card);
  if (from === 'discardPile') return `take ${cards} at random from my discard pile into my hand`;
  if (afterwards === undefined) return `draw ${cards}`;
  return 'discardOne' in afterwards
    ? `show ${cards} from my draw pile, discard 1 of them and take the others into my hand`
    : `draw ${cards} and then shuffle ${counted(afterwards.shuffleBack, words.card)} from my hand into my draw pile`;
}

function whichDiscarded({ cards, activeOnly, count, oneKindOnly }: EffectOf<'discardFromPlay'>): string {
  const { kinds, showingIcon } = cards;
  if (!activeOnly) return 'all cards in your combat area, active or not';
  if (oneKindOnly) {
    return list(
      kinds.map((kind) => `all your active ${words.kinds[kind].many}`),
      'or',
    );
  }
  if (showingIcon) return `${count} of your active cards with an icon`;
  return count === 1 ? `1 of your active ${manyOf(kinds, 'or')}` : `all your active ${manyOf(kinds, 'and')}`;
}

/** A condition of at least two active Characters leaves one by itself. */
export function discarded(effect: EffectOf<'discardFromPlay'>): string {
  const { activeOnly, count, leaveCharacter, condition } = effect;
  const what = `discard ${whichDiscarded(effect)}`;
  if (condition) return `${what}${activeOnly ? '' : ','} if ${conditionText(condition)}`;
  if (!leaveCharacter) return what;
  return count === 1 ? `${what}, but not your last active Character` : `${what} except 1 Character`;
}
