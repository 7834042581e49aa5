/** The generated card texts: golden files for review, and what holds for every text. */
import { describe, expect, test } from 'vitest';
import { cardNamed, catalogue } from '../../../src/cards';
import type { Card } from '../../../src/cards/card';
import type { Effect } from '../../../src/effects/effect';
import { effectText } from '../../../src/text/effectText';
import { languages } from '../../../src/vocabulary';

const withText = catalogue.filter((card) => card.effect);

const saying = (effect: Effect, kind: Card['kind'] = 'character'): Card => ({
  ...cardNamed('Cinder'),
  kind,
  effect,
});

/** Forms that no card of the nine sets has; the tables must say them all the same. */
const unusual: readonly Card[] = [
  saying({ do: 'multiplyValue', target: 'allBluffs', elements: ['fire', 'earth'], factor: 3 }),
  saying({ do: 'multiplyDemand', tag: 'caterpillar', factor: 3 }),
  saying({ do: 'changeRetreatDragons', when: 'opponentRetreats', change: 'exactly', amount: 2 }),
  saying({ do: 'changeRetreatDragons', when: 'opponentRetreats', change: 'exactly', amount: 0 }),
  saying({ do: 'payForDragon', cost: { pay: 'total', fire: 3, earth: 3, either: true } }),
  saying({ do: 'payForDragon', cost: { pay: 'cards', kind: 'support', count: 1 } }),
  saying({ do: 'limitPlays', scope: 'allCards', max: 2 }),
  saying({ do: 'limitActiveCharacters', max: 2 }),
  saying({ do: 'extraPlays', kind: 'support', amount: 2 }, 'leadership'),
  saying({ do: 'changeElement', onlyIf: { test: 'ownShips', atMost: 2 }, to: 'other' }),
  saying({ do: 'changeElement', onlyIf: { test: 'ownCardsInPlay', atMost: 2 }, to: 'fire' }),
  saying({ do: 'discardDeckTop', when: 'endOfTurn', count: 2 }),
  saying({ do: 'opponentDiscards', when: 'endOfTurn', may: false, amount: { count: 2 } }),
  saying({
    do: 'demand',
    require: { discard: { pay: 'cards', kind: 'booster', count: 2 } },
    otherwise: 'retreat',
  }),
];

describe.each(languages)('card texts in %s', (language) => {
  test('all 132 are as reviewed', async () => {
    const lines = withText.map((card) => `${card.name} (${card.kind})\n  ${effectText(card, language)}\n`);
    expect(lines).toHaveLength(132);
    await expect(lines.join('')).toMatchFileSnapshot(`golden/${language}.txt`);
  });

  test.each([...withText, ...unusual].map((card) => [card.name, card.effect?.do, card] as const))(
    '%s (%s) reads as sentences that fit on a card',
    (_name, _do, card) => {
      const text = effectText(card, language);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined|NaN|null|object|\$|\{|\}| {2}| [,.;]|\.\./);
      expect(text.length).toBeLessThanOrEqual(170);
    },
  );

  test('most fit in 120 characters', () => {
    const long = withText.filter((card) => effectText(card, language).length > 120);
    expect(long.length).toBeLessThan(20);
  });

  test('a card without effect has no text', () => {
    expect(effectText(cardNamed('Inferno'), language)).toBe('');
  });

  test('cards with the same effect say the same, others say something else', () => {
    const records = new Map<string, string>();
    for (const card of withText) {
      const record = JSON.stringify([card.effect, card.kind === 'leadership']);
      const text = effectText(card, language);
      expect(records.get(record) ?? text).toBe(text);
      records.set(record, text);
    }
    expect(new Set(records.values()).size).toBe(records.size - sayTheSame.length);
  });
});

/** The same effect on a Leadership card and on another card, where the text has no duration. */
const sayTheSame = ['Butterfly Scout and Deploy Butterfly'];

test('a lasting text of a Leadership card says that it holds this turn (T3)', () => {
  expect(effectText(cardNamed('Trigger Brainstorm'), 'en')).toContain('This turn');
  expect(effectText(cardNamed('Quartermaster Kura Ko'), 'en')).toContain('In each of my turns');
});

test('R20.7: "I" is the owner and "you" the opponent', () => {
  expect(effectText(cardNamed('Bethenitana the Storyteller'), 'en')).toBe(
    'If I retreat, you attract no dragon.',
  );
  expect(effectText(cardNamed('Fearsome Spirits'), 'en')).toBe('If you retreat, I attract 1 dragon more.');
});
