/**
 * Reads a constructed deck. Plain text has a line `people: Hoax` (or `leader: Xelethotiras`), perhaps `title: …`,
 * then one card a line by name or id; `#` begins a comment. JSON has the same as `people`, `title` and `cards`.
 */
import { catalogue, findCard, indexOfCard, leaderOf } from '../cards';
import type { Card } from '../cards/card';
import { nearestName } from '../nearest';
import { faulty, type Parsed, parsed } from '../parsed';
import type { Deck } from '../position';
import { type People, peoples } from '../vocabulary';
import { cardsFaults, sizeFault } from './check';
import type { DeckFault } from './faults';
import { type DeckLimits, standardLimits } from './limits';
import { type Entry, readSheet, type Sheet } from './sheet';

const leaders = catalogue.filter((card) => card.kind === 'leader');
const names = catalogue.map((card) => card.name);

const findByNameOrId = (name: string): Card | undefined =>
  findCard(name) ?? catalogue.find((card) => card.id === name);

function findPeople(name: string): People | undefined {
  const wanted = name.trim().toLowerCase();
  const card = findByNameOrId(name);
  return peoples.find((people) => people === wanted) ?? (card?.kind === 'leader' ? card.set : undefined);
}

function judgePeoples(entries: readonly Entry[], faults: DeckFault[]): People | null {
  if (entries.length === 0) faults.push({ code: 'noPeople' });
  let first: People | null = null;
  for (const { name, line } of entries) {
    const people = findPeople(name);
    if (people === undefined) {
      const nearest = nearestName(name, [...peoples, ...leaders.map((card) => card.name)]);
      faults.push({ code: 'unknownPeople', name, line, nearest });
    } else if (first === null) first = people;
    else if (people !== first) faults.push({ code: 'twoPeoples', first, second: people });
  }
  return first;
}

function judgeCards(entries: readonly Entry[], faults: DeckFault[]): number[] {
  const cards: number[] = [];
  for (const { name, line } of entries) {
    const card = findByNameOrId(name);
    if (card) cards.push(indexOfCard(card.id));
    else faults.push({ code: 'unknownCard', name, line, nearest: nearestName(name, names) });
  }
  return cards;
}

/** What of a text makes a deck, and every fault of it; the deck is `null` if something in the text is not known. */
interface ReadDeck {
  readonly deck: Deck | null;
  readonly faults: readonly DeckFault[];
}

function judge(sheet: Sheet, limits: DeckLimits): ReadDeck {
  const unknown: DeckFault[] = [];
  const people = judgePeoples(sheet.peoples, unknown);
  const cards = judgeCards(sheet.cards, unknown);
  const faults = [
    ...unknown,
    ...sizeFault(sheet.cards.length, limits.cards),
    ...cardsFaults(people, cards, limits),
  ];
  if (people === null || unknown.length > 0) return { deck: null, faults };
  const leader = indexOfCard(leaderOf(people).id);
  const deck: Deck = { people, leader, cards, ...(sheet.title !== undefined && { title: sheet.title }) };
  return { deck, faults };
}

/** For builders, which may hold an unfinished deck: what could be read, legal or not. */
export function readDeck(text: string, limits: DeckLimits = standardLimits): ReadDeck {
  const sheet = readSheet(text);
  return sheet.ok ? judge(sheet.value, limits) : { deck: null, faults: sheet.faults };
}

/** The deck, or every fault there is; a card that is not known still counts for the size. */
export function parseDeck(text: string, limits: DeckLimits = standardLimits): Parsed<Deck, DeckFault> {
  const { deck, faults } = readDeck(text, limits);
  return deck !== null && faults.length === 0 ? parsed(deck) : faulty(...faults);
}
