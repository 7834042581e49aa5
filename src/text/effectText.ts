/** The special text of a card, generated from its effect. */
import type { Card } from '../cards/card';
import type { Language } from '../vocabulary';
import { de } from './effects/de';
import { en } from './effects/en';
import { es } from './effects/es';
import { type EffectTexts, textFrom } from './effects/tables';

const tables: Readonly<Record<Language, EffectTexts>> = { en, de, es };

/** What a player would read on the card; empty where it has no text. */
export const effectText = (card: Card, language: Language): string =>
  card.effect === undefined ? '' : textFrom(tables[language], card.effect, card);
