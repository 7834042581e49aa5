/** The catalogue against the card facts kept beside the reference traces; skipped where there are none. */
import { describe, expect, test } from 'vitest';
import { cardWithId, catalogue } from '../../../src/cards';
import { firstWord } from '../../../src/cards/card';
import { camel, effectOfFact, type Fact, readFacts } from './referenceFacts';

const facts = readFacts();

const tagNames: Record<string, string> = { 'brotherhood-of-pirates': 'pirate' };
/** In the facts a tag; with us the people or the kind of effect says it. */
const impliedTags = ['mutant', 'element-changer'];

describe.skipIf(!facts)('the catalogue agrees with the facts (BLUE_MOON_TRACES)', () => {
  const all: Fact[] = facts ?? [];

  test('the same 279 cards', () => {
    expect(catalogue.map((card) => card.id).sort()).toEqual(all.map((fact) => fact.id).sort());
  });

  test.each(all)('$id', (fact) => {
    const { icons, tags, ...card } = cardWithId(fact.id);
    expect(card).toEqual({
      id: fact.id,
      name: fact.name,
      set: fact.set,
      people: fact.people,
      number: fact.index,
      kind: fact.type,
      fire: fact.fire,
      earth: fact.earth,
      shields: fact.shields,
      moons: fact.moons,
      ...(fact.gang && { gang: fact.gang.group }),
      ...(fact.capacity !== null && { capacity: fact.capacity }),
      ...(fact.bukaFamily && { family: fact.bukaFamily }),
      ...(fact.effect && { effect: effectOfFact(fact.effect) }),
    });
    expect([...icons].sort()).toEqual(fact.icons.map(camel).sort());
    expect([...tags]).toEqual(
      fact.tags.filter((tag) => !impliedTags.includes(tag)).map((tag) => tagNames[tag] ?? tag),
    );
    if (fact.pairName) expect(firstWord(fact.name)).toBe(fact.pairName);
  });

  test('our records lose nothing: equal records stand for equal facts, on Leadership cards only the duration differs', () => {
    const known = new Map<string, unknown>();
    for (const fact of all) {
      if (!fact.effect) continue;
      const { lasts: _lasts, ...said } = fact.effect;
      const record = JSON.stringify(cardWithId(fact.id).effect);
      expect(said).toEqual(known.get(record) ?? said);
      known.set(record, said);
    }
    expect(known.size).toBeGreaterThan(90);
  });

  test('what holds while a card is active holds this turn on a Leadership card', () => {
    for (const fact of all) {
      if (fact.effect?.lasts === 'while-active') expect(fact.type).not.toBe('leadership');
      if (fact.effect?.timing === 'continuous' && fact.type === 'leadership') {
        expect(fact.effect.lasts).toBe('this-turn');
      }
    }
  });
});
