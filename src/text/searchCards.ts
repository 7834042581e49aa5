/** Finds cards by what somebody remembers of them. */
import { catalogue } from '../cards';
import type { Card } from '../cards/card';
import type { EffectKind } from '../effects/effect';
import { nearestName } from '../nearest';
import type { Kind, Language, Origin } from '../vocabulary';
import { effectText } from './effectText';

export interface CardWish {
  /** Words of the name or of the special text; all have to occur. */
  readonly query?: string;
  /** As printed on the card, whatever set it is sold in. */
  readonly people?: Origin;
  readonly kind?: Kind;
  readonly effect?: EffectKind;
}

/** Without accents and capitals, so that a query need not mind them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function byWords(cards: readonly Card[], query: string, language: Language): Card[] {
  const wanted = plain(query).split(/\s+/);
  return cards.filter((card) => {
    const text = plain(`${card.name} ${effectText(card, language)}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Where no text has the words: the card whose name, or all cards in whose names a word, is nearly the query. */
function byNearness(cards: readonly Card[], query: string): Card[] {
  const name = nearestName(
    query,
    cards.map((card) => card.name),
  );
  if (name !== null) return cards.filter((card) => card.name === name);
  return cards.filter((card) => nearestName(query, card.name.split(' ')) !== null);
}

/** In the order of the catalogue. */
export function searchCards({ query = '', people, kind, effect }: CardWish, language: Language): Card[] {
  const cards = catalogue.filter(
    (card) =>
      (people === undefined || card.people === people) &&
      (kind === undefined || card.kind === kind) &&
      (effect === undefined || card.effect?.do === effect),
  );
  if (query.trim() === '') return cards;
  const found = byWords(cards, query.trim(), language);
  return found.length > 0 ? found : byNearness(cards, query);
}

/** Every kind of effect that a card has, in alphabetical order. */
export const effectKinds: readonly EffectKind[] = [
  ...new Set(catalogue.flatMap((card) => (card.effect === undefined ? [] : [card.effect.do]))),
].sort();
