/** Constructed decks: what is legal (R25), how a file is read and written. */
import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardAt, cardNamed, indexOfCard, leaderOf, standardDeck } from '../../../src/cards';
import {
  checkDeck,
  type DeckFaultCode,
  deckFormats,
  moonsOf,
  parseDeck,
  prebuiltDeck,
  randomLegalDeck,
  standardLimits,
  writeDeck,
} from '../../../src/decks';
import { seedRandom } from '../../../src/rng';
import { faultText } from '../../../src/text/deckFaults';
import { languages, type People, peoples } from '../../../src/vocabulary';

const place = (name: string): number => indexOfCard(cardNamed(name).id);

/** The 29 playable cards a people has of its own, which cost it nothing. */
const own = (people: People): number[] =>
  peoples.flatMap(standardDeck).filter((card) => cardAt(card).people === people);

const hoax = own('hoax');

const file = (people: string, names: readonly string[]): string => [`people: ${people}`, ...names].join('\n');

const namesOf = (cards: readonly number[]): string[] => cards.map((card) => cardAt(card).name);

const faultsOf = (text: string) => {
  const result = parseDeck(text);
  return result.ok ? [] : result.faults;
};

describe('checkDeck', () => {
  test('R25.1: 30 different cards with at most 10 foreign moons are legal', () => {
    expect(checkDeck('hoax', [...hoax, place('NoClue')])).toEqual([]);
  });

  test('R25.1: 29 and 31 cards are not', () => {
    expect(checkDeck('hoax', hoax)).toEqual([{ code: 'deckSize', rule: 'R25.1', have: 29, need: 30 }]);
    expect(checkDeck('hoax', [...hoax, place('NoClue'), place('NoClass')])).toEqual([
      { code: 'deckSize', rule: 'R25.1', have: 31, need: 30 },
    ]);
  });

  test('R25.1: every card only once', () => {
    const twice = [...hoax.slice(1), place('Brain Drain'), place('Brain Drain')];
    expect(checkDeck('hoax', twice)).toEqual([
      {
        code: 'deckDuplicate',
        rule: 'R25.1',
        card: 'Brain Drain',
        times: twice.filter((card) => card === place('Brain Drain')).length,
      },
    ]);
  });

  test('R25.1: foreign cards of 10 moons are allowed, of 11 not', () => {
    const ten = ['Blow Whistle of Friendship', 'Beguile Holy Dragon', 'CoolCat'].map(place);
    expect(moonsOf('hoax', ten)).toBe(10);
    expect(checkDeck('hoax', [...hoax.slice(0, 27), ...ten])).toEqual([]);
    expect(checkDeck('hoax', [...hoax.slice(0, 26), ...ten, place('TopGun')])).toEqual([
      { code: 'deckMoons', rule: 'R25.1', have: 11, most: 10 },
    ]);
  });

  test('R25.2: own cards cost nothing, also those sold with another people', () => {
    expect(moonsOf('hoax', hoax)).toBe(0);
    expect(moonsOf('hoax', [place('Mekarthas the Shrewd')])).toBe(0);
    expect(moonsOf('aqua', [place('Mekarthas the Shrewd')])).toBe(1);
  });

  test('R25.2: mutants are foreign to everybody and have no moons', () => {
    for (const people of peoples) expect(moonsOf(people, [place('Var-dis-Nar')])).toBe(0);
  });

  test('R25.3: no Leader is one of the 30, own or foreign', () => {
    for (const people of ['hoax', 'vulca'] as const) {
      const leader = leaderOf(people);
      expect(checkDeck('hoax', [...hoax, indexOfCard(leader.id)])).toEqual([
        { code: 'leaderInDeck', rule: 'R25.3', card: leader.name },
      ]);
    }
  });

  test('R25.4: Buka cards are own under their Leader and foreign with their moons under any other', () => {
    expect(checkDeck('buka', standardDeck('buka'))).toEqual([]);
    expect(moonsOf('hoax', [place('Duplicator of Fire')])).toBe(4);
    expect(checkDeck('hoax', [...hoax.slice(0, 5), ...standardDeck('buka').slice(0, 25)])).toEqual([
      expect.objectContaining({ code: 'deckMoons', have: expect.any(Number), most: 10 }),
    ]);
  });

  test('R25.6: the limits are parameters', () => {
    expect(checkDeck('hoax', hoax, { cards: 29, moons: 0 })).toEqual([]);
    expect(checkDeck('hoax', [...hoax, place('TopGun')], { cards: 30, moons: 0 })).toEqual([
      { code: 'deckMoons', rule: 'R25.1', have: 1, most: 0 },
    ]);
  });
});

describe('parseDeck', () => {
  test('reads a people line, a title, comments, blank lines, names in any case, and ids', () => {
    const names = namesOf([...hoax.slice(2), place('NoClue')]);
    const text = `# mine\r\nTitle: Wise ones\r\nPeople: Hoax\r\n\r\n${names.join('\r\n').toUpperCase()}\r\n`;
    const rest = hoax.slice(0, 2).map((card) => `  ${cardAt(card).id}`);
    expect(parseDeck(text + rest.join('\n'))).toEqual({
      ok: true,
      value: {
        title: 'Wise ones',
        people: 'hoax',
        leader: indexOfCard(leaderOf('hoax').id),
        cards: [...hoax.slice(2), place('NoClue'), ...hoax.slice(0, 2)],
      },
    });
  });

  test('a Leader may stand for the people', () => {
    const names = namesOf(standardDeck('vulca').filter((card) => cardAt(card).people === 'vulca'));
    const result = parseDeck(['leader: Inferno', 'people: vulca', ...names, 'Var-dis-Nar'].join('\n'));
    expect(result).toMatchObject({ ok: false, faults: [{ code: 'deckSize', have: names.length + 1 }] });
    expect(
      parseDeck(['leader: Council of Eight', ...namesOf(standardDeck('buka'))].join('\n')),
    ).toMatchObject({
      ok: true,
      value: { people: 'buka' },
    });
  });

  test('an unknown card is reported with its line and the nearest name, and counts for the size', () => {
    expect(faultsOf(file('hoax', [...namesOf(hoax), 'Laughin Gas']))).toEqual([
      { code: 'unknownCard', name: 'Laughin Gas', line: 31, nearest: 'Laughing Gas' },
    ]);
  });

  test('no name is offered where none is near', () => {
    expect(faultsOf(file('hoax', [...namesOf(hoax), 'Completely invented thing']))).toEqual([
      { code: 'unknownCard', name: 'Completely invented thing', line: 31, nearest: null },
    ]);
  });

  test('all faults are reported at once', () => {
    const text = file('hoaks', [
      'Xelethotiras',
      'NoClue',
      'NoClue',
      'Cindre',
      ...namesOf(standardDeck('terrah').slice(0, 20)),
    ]);
    expect(faultsOf(text).map((fault) => fault.code)).toEqual([
      'unknownPeople',
      'unknownCard',
      'deckSize',
      'deckDuplicate',
      'leaderInDeck',
    ]);
    expect(faultsOf(text.replace('hoaks', 'hoax')).map((fault) => fault.code)).toContain('deckMoons');
  });

  const broken: [DeckFaultCode, string][] = [
    ['notJson', '{ "people": "hoax", '],
    ['wrongField', '{ "people": "hoax", "cards": "all" }'],
    ['wrongField', '{ "people": 7, "cards": [] }'],
    ['noPeople', ''],
    ['unknownPeople', 'people: Hoaxx'],
    ['unknownPeople', 'leader: Cinder'],
    ['twoPeoples', 'people: hoax\nleader: Inferno'],
    ['unknownCard', '{ "people": "hoax", "cards": ["Zinder"] }'],
    ['leaderInDeck', 'people: hoax\nInferno'],
    ['deckSize', 'people: hoax'],
    ['deckDuplicate', 'people: hoax\nCinder\nCinder'],
    ['deckMoons', file('hoax', namesOf(standardDeck('terrah')))],
  ];

  test.each(broken)('%s has a code and a sentence in every language', (code, text) => {
    const fault = faultsOf(text).find((found) => found.code === code);
    if (!fault) throw new Error(`No fault ${code}`);
    for (const language of languages) {
      expect(faultText(fault, language)).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(faultText(fault, language)).not.toMatch(/undefined|object|null/);
    }
  });

  test('the sentence names the line and what may be meant', () => {
    const [fault] = faultsOf('people: hoax\n\nLaughing Gaz');
    expect(fault && faultText(fault, 'en')).toBe(
      'Line 3: there is no card "Laughing Gaz". Did you mean Laughing Gas?',
    );
  });

  test('nothing that is fed to it makes it throw', () => {
    assert(
      property(
        array(constantFrom('{', '}', '"cards"', ':', '[', ']', 'people', '\n', 'hoax', 'Cinder', '#', ',')),
        (parts) => {
          expect(parseDeck(parts.join(''))).toHaveProperty('ok');
        },
      ),
    );
  });
});

describe('writeDeck', () => {
  test.each(deckFormats)('what it writes as %s is read as the same deck', (format) => {
    assert(
      property(
        constantFrom(...peoples),
        integer(),
        constantFrom(undefined, 'Storm & flood: 2'),
        (people, seed, title) => {
          const deck = { ...randomLegalDeck(people, seedRandom(seed)).deck, ...(title && { title }) };
          expect(parseDeck(writeDeck(deck, format))).toEqual({ ok: true, value: deck });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('the Buka deck as sold is also a legal constructed deck', () => {
    expect(parseDeck(writeDeck(prebuiltDeck('buka')))).toEqual({ ok: true, value: prebuiltDeck('buka') });
  });
});

describe('randomLegalDeck', () => {
  test('R25.1: always legal, with own and foreign cards of every people, and always the same from the same state', () => {
    const seen = new Set<number>();
    let rng = seedRandom(1);
    for (const people of peoples) {
      for (let i = 0; i < 400; i++) {
        const made = randomLegalDeck(people, rng);
        expect(checkDeck(people, made.deck.cards)).toEqual([]);
        expect(made.deck.leader).toBe(indexOfCard(leaderOf(people).id));
        if (i === 0) expect(randomLegalDeck(people, rng)).toEqual(made);
        for (const card of made.deck.cards) seen.add(card);
        rng = made.rng;
      }
    }
    expect(seen.size).toBe(270);
  });

  test('R25.6: keeps to other limits', () => {
    const limits = { cards: 40, moons: 3 };
    const { deck } = randomLegalDeck('khind', seedRandom(7), limits);
    expect(checkDeck('khind', deck.cards, limits)).toEqual([]);
    expect(() => randomLegalDeck('khind', 1, { ...standardLimits, cards: 271 })).toThrow('271');
  });
});
