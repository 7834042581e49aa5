/** The lines above the moves of a written game: who plays which deck, and what was agreed. */
import { cardAt, catalogue } from '../../src/cards';
import { prebuiltDeck } from '../../src/decks';
import { nearestName } from '../../src/nearest';
import { writePosition } from '../../src/notation/position';
import type { Deck, Settings } from '../../src/position';
import { type GameRecord, type RecordStart, readStartPosition } from '../../src/record';
import { rulesVersion } from '../../src/rulesVersion';
import { type People, peoples, type Seat, seats } from '../../src/vocabulary';
import { firstLine, letters } from './words';

export interface HeaderFault {
  readonly code: 'headerMissing' | 'headerWrong' | 'unknownCard' | 'unknownPeople';
  /** Name of the header. */
  readonly field: string;
  readonly found: string;
  readonly meant: string | null;
}

/** Name of a header, its text, and the line it stands in. */
export type Headers = ReadonlyMap<string, { readonly text: string; readonly line: number }>;

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const byLot = 'by lot';

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((card, index) => other[index] === card);

function isPrebuilt({ people, leader, cards, title }: Deck): boolean {
  const usual = prebuiltDeck(people);
  return title === undefined && leader === usual.leader && isSame(cards, usual.cards);
}

function deckLines(deck: Deck, seat: Seat): string[] {
  const letter = letters[seat];
  const lines = [`Deck ${letter}: ${deck.people}`];
  if (isPrebuilt(deck)) return lines;
  if (deck.title !== undefined) lines.push(`Title ${letter}: ${deck.title}`);
  const names = deck.cards.map((index) => cardAt(index).name);
  return [...lines, `Leader ${letter}: ${cardAt(deck.leader).name}`, `Cards ${letter}: ${names.join(', ')}`];
}

/** The result is for readers: who edits the moves need not work it out. */
export function headerLines({ settings, seed, start, names, rules, result }: GameRecord): string[] {
  const { firstSeat, order } = settings;
  return [
    firstLine,
    ...seats.map((seat) => `${letters[seat]}: ${names[seat]}`),
    ...seats.flatMap((seat) => deckLines(settings.decks[seat], seat)),
    `Crystals: ${settings.crystalsToWin}`,
    `Exchange: ${yesNo(settings.mulligan)}`,
    `Swap decks: ${yesNo(settings.swapDecks)}`,
    `Starts: ${firstSeat === null ? byLot : letters[firstSeat]}`,
    `Seed: ${seed}`,
    ...(start === undefined ? [] : [`Place: ${start.place}`, `Position: ${writePosition(start.position)}`]),
    ...(order === null ? [] : seats.map((seat) => `Order ${letters[seat]}: ${order[seat].join(' ')}`)),
    `Rules: ${rules}`,
    `Result: ${result.join('-')}`,
  ];
}

/** Thrown while headers are read; becomes a fault with its line. */
export class WrongHeader extends Error {
  constructor(readonly fault: HeaderFault) {
    super(fault.code);
  }
}

const wrong = (field: string, found: string, meant: string | null = null): never => {
  throw new WrongHeader({ code: 'headerWrong', field, found, meant });
};

function textOf(headers: Headers, field: string): string {
  const text = headers.get(field)?.text;
  if (text === undefined) throw new WrongHeader({ code: 'headerMissing', field, found: '', meant: null });
  return text;
}

function wholeOf(headers: Headers, field: string, least: number, most: number): number {
  const text = textOf(headers, field);
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : wrong(field, text);
}

function flagOf(headers: Headers, field: string): boolean {
  const text = textOf(headers, field);
  return text === 'yes' || (text === 'no' ? false : wrong(field, text, 'yes'));
}

const indexByName: ReadonlyMap<string, number> = new Map(catalogue.map((card, index) => [card.name, index]));

function cardCalled(name: string, field: string): number {
  const index = indexByName.get(name);
  if (index !== undefined) return index;
  const meant = nearestName(name, [...indexByName.keys()]);
  throw new WrongHeader({ code: 'unknownCard', field, found: name, meant });
}

function peopleOf(headers: Headers, field: string): People {
  const text = textOf(headers, field).toLowerCase();
  const people = peoples.find((other) => other === text);
  if (people !== undefined) return people;
  throw new WrongHeader({ code: 'unknownPeople', field, found: text, meant: nearestName(text, peoples) });
}

/** R1.1 has 30 cards; families and constructed decks have more, but never twice as many. */
const mostCards = 60;

function deckOf(headers: Headers, seat: Seat): Deck {
  const letter = letters[seat];
  const usual = prebuiltDeck(peopleOf(headers, `Deck ${letter}`));
  const leader = headers.get(`Leader ${letter}`)?.text;
  const cards = headers.get(`Cards ${letter}`)?.text;
  const title = headers.get(`Title ${letter}`)?.text;
  const names = cards?.split(',').map((name) => name.trim());
  if (names !== undefined && names.length > mostCards) wrong(`Cards ${letter}`, `${names.length}`);
  return {
    people: usual.people,
    leader: leader === undefined ? usual.leader : cardCalled(leader, `Leader ${letter}`),
    cards: names === undefined ? usual.cards : names.map((name) => cardCalled(name, `Cards ${letter}`)),
    ...(title !== undefined && { title }),
  };
}

function startsOf(headers: Headers): Seat | null {
  const text = textOf(headers, 'Starts');
  if (text === byLot) return null;
  const seat = seats.find((one) => letters[one] === text);
  return seat ?? wrong('Starts', text, byLot);
}

function orderOf(headers: Headers, decks: Settings['decks']): Settings['order'] {
  if (!headers.has('Order A') && !headers.has('Order B')) return null;
  const [first, second] = seats.map((seat) => {
    const field = `Order ${letters[seat]}`;
    const text = textOf(headers, field);
    const order = text.split(/\s+/).map(Number);
    const usual = decks[seat].cards.map((_, index) => index);
    return isSame(
      order.toSorted((a, b) => a - b),
      usual,
    )
      ? order
      : wrong(field, text);
  });
  return [first!, second!];
}

/** Where a game begins that was set up; it is for programs to write. */
function startOf(headers: Headers, settings: Settings): { readonly start?: RecordStart } {
  if (!headers.has('Place') && !headers.has('Position')) return {};
  const text = textOf(headers, 'Position');
  const position = readStartPosition(settings, text);
  return position === undefined
    ? wrong('Position', text.slice(0, 60))
    : { start: { place: textOf(headers, 'Place'), position } };
}

/** What the headers say; the first that is missing or wrong is thrown. */
export function readHeaders(
  headers: Headers,
): Pick<GameRecord, 'settings' | 'seed' | 'start' | 'names' | 'rules'> {
  const decks = [deckOf(headers, 0), deckOf(headers, 1)] as const;
  const settings: Settings = {
    decks,
    crystalsToWin: wholeOf(headers, 'Crystals', 1, 99),
    mulligan: flagOf(headers, 'Exchange'),
    swapDecks: flagOf(headers, 'Swap decks'),
    firstSeat: startsOf(headers),
    order: orderOf(headers, decks),
  };
  return {
    names: [textOf(headers, 'A'), textOf(headers, 'B')],
    rules: headers.get('Rules')?.text ?? rulesVersion,
    seed: wholeOf(headers, 'Seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    settings,
    ...startOf(headers, settings),
  };
}
