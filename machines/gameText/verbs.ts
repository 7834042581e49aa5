/** One action in words a person can read and write: `play Blaze + Spark`, `announce fire`, `choose #2`. */
import type { Action, CharacterMode } from '../../src/actions';
import { cardAt } from '../../src/cards';
import { nearestName } from '../../src/nearest';
import type { Position, Question } from '../../src/position';
import { elements, opponentOf, type Seat } from '../../src/vocabulary';

export interface VerbFault {
  readonly code: 'unknownVerb' | 'unknownCard' | 'notAnOption' | 'notAnElement' | 'wordMissing';
  readonly found: string;
  /** What may have been meant. */
  readonly meant: string | null;
}

/** What is written first, then the cards. The longest that fits is meant. */
const verbs = {
  'take back': 'takeBack',
  'fight on': 'fightOn',
  'show colours': 'showColours',
  'play pair': 'playCharacter',
  'new gang': 'playCharacter',
  'extend gang': 'playCharacter',
  play: 'playCharacter',
  exchange: 'mulligan',
  retrieve: 'retrieve',
  land: 'land',
  drop: 'dropBluff',
  lead: 'playLeadership',
  sail: 'playShip',
  retreat: 'retreat',
  decline: 'decline',
  boost: 'playBooster',
  support: 'playSupport',
  bluff: 'playBluff',
  load: 'load',
  pay: 'meetDemand',
  use: 'useText',
  announce: 'announce',
  pass: 'pass',
  next: 'next',
  choose: 'choose',
} as const satisfies Record<string, Action['type']>;
type Verb = keyof typeof verbs;

const modes: Readonly<Record<CharacterMode, Verb>> = {
  single: 'play',
  pair: 'play pair',
  newGang: 'new gang',
  extendGang: 'extend gang',
};

const plus = ' + ';
const onto = ' onto ';
const paidWith = ' with ';
const nothing = 'nothing';

const nameOf = ({ cards }: Position, card: number): string => cardAt(cards[card]!).name;

/** Every match card of that name, those of the seat's own deck first. */
function cardsNamed(position: Position, name: string, seat: Seat): number[] {
  const found = position.cards.flatMap((index, card) => (cardAt(index).name === name ? [card] : []));
  const isOwn = (card: number) => (seat === 0) === card < position.secondDeckFrom;
  return [...found.filter(isOwn), ...found.filter((card) => !isOwn(card))];
}

/** The name, with the number of the match card where the name alone means another one. */
function writeCard(position: Position, card: number, seat: Seat): string {
  const name = nameOf(position, card);
  return cardsNamed(position, name, seat)[0] === card ? name : `${name} [${card}]`;
}

/** Questions whose options are no cards. */
const isAboutCards = ({ kind }: Question): boolean => kind !== 'amount' && kind !== 'kindToDiscard';

function writePick(position: Position, pick: number): string {
  const { question } = position;
  const option = question?.options[pick] ?? -1;
  const isCard = question !== null && isAboutCards(question) && option >= 0;
  const name = isCard ? nameOf(position, option) : '';
  const same = question?.options.filter((other) => isCard && other >= 0 && nameOf(position, other) === name);
  return isCard && same?.length === 1 ? name : `#${pick + 1}`;
}

/** Says the action as its seat would write it, at that position. */
export function writeVerb(position: Position, action: Action): string {
  const { seat } = action;
  const card = (id: number) => writeCard(position, id, seat);
  const list = (ids: readonly number[]) => (ids.length === 0 ? nothing : ids.map(card).join(plus));
  const verb = Object.entries(verbs).find(([, type]) => type === action.type)![0];
  switch (action.type) {
    case 'playCharacter':
      return `${modes[action.mode]} ${list(action.cards)}`;
    case 'mulligan':
    case 'decline':
    case 'playBooster':
      return `${verb} ${list(action.cards)}`;
    case 'land':
      return `${verb} ${card(action.ship)}`;
    case 'load':
      return `${verb} ${card(action.card)}${onto}${card(action.ship)}`;
    case 'meetDemand':
      // The demanding card is the other seat's.
      return `${verb} ${writeCard(position, action.demand, opponentOf(seat))}${paidWith}${list(action.cards)}`;
    case 'announce':
      return action.element ? `${verb} ${action.element}` : verb;
    case 'choose':
      return action.picks.length === 0
        ? `${verb} ${nothing}`
        : `${verb} ${action.picks.map((pick) => writePick(position, pick)).join(plus)}`;
    case 'retrieve':
    case 'dropBluff':
    case 'playLeadership':
    case 'playShip':
    case 'playSupport':
    case 'playBluff':
    case 'useText':
      return `${verb} ${card(action.card)}`;
    default:
      return verb;
  }
}

class Unreadable extends Error {
  constructor(readonly fault: VerbFault) {
    super(fault.code);
  }
}

const fail = (code: VerbFault['code'], found: string, meant: string | null = null): never => {
  throw new Unreadable({ code, found, meant });
};

function readCard(position: Position, text: string, seat: Seat): number {
  const [, name = '', number] = /^(.*?)(?:\s*\[(\d+)\])?$/.exec(text.trim())!;
  if (name === '') fail('wordMissing', text);
  const found = cardsNamed(position, name, seat);
  const wanted = number === undefined ? found[0] : found.find((card) => card === Number(number));
  if (wanted !== undefined) return wanted;
  const known = position.cards.map((index) => cardAt(index).name);
  return fail('unknownCard', text.trim(), nearestName(name, known));
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

const readCards = (position: Position, text: string, seat: Seat): number[] =>
  text.trim() === nothing || text.trim() === ''
    ? []
    : ascending(text.split('+').map((word) => readCard(position, word, seat)));

function readPick(position: Position, word: string): number {
  const text = word.trim();
  const options = position.question?.options ?? [];
  const number = /^#(\d+)$/.exec(text);
  if (number !== null) {
    const pick = Number(number[1]) - 1;
    return pick >= 0 && pick < options.length ? pick : fail('notAnOption', text);
  }
  const isAbout = position.question !== null && isAboutCards(position.question);
  const named = options.map((option) => (isAbout && option >= 0 ? nameOf(position, option) : ''));
  const pick = named.indexOf(text);
  return pick >= 0 ? pick : fail('notAnOption', text, nearestName(text, named));
}

function halves(text: string, between: string): readonly [string, string] {
  const at = text.indexOf(between);
  return at < 0
    ? fail('wordMissing', text, between.trim())
    : [text.slice(0, at), text.slice(at + between.length)];
}

function readAs(verb: Verb, rest: string, position: Position, seat: Seat): Action {
  const type = verbs[verb];
  switch (type) {
    case 'playCharacter': {
      const mode = (Object.keys(modes) as CharacterMode[]).find((key) => modes[key] === verb)!;
      return { type, seat, cards: readCards(position, rest, seat), mode };
    }
    case 'mulligan':
    case 'decline':
    case 'playBooster':
      return { type, seat, cards: readCards(position, rest, seat) };
    case 'land':
      return { type, seat, ship: readCard(position, rest, seat) };
    case 'load': {
      const [card, ship] = halves(rest, onto);
      return { type, seat, card: readCard(position, card, seat), ship: readCard(position, ship, seat) };
    }
    case 'meetDemand': {
      const [demand, cards] = halves(rest, paidWith);
      const asking = readCard(position, demand, opponentOf(seat));
      return { type, seat, demand: asking, cards: readCards(position, cards, seat) };
    }
    case 'announce': {
      if (rest === '') return { type, seat };
      const element = elements.find((other) => other === rest);
      return { type, seat, element: element ?? fail('notAnElement', rest, nearestName(rest, elements)) };
    }
    case 'choose': {
      const words = rest === nothing || rest === '' ? [] : rest.split('+');
      return { type, seat, picks: ascending(words.map((word) => readPick(position, word))) };
    }
    case 'retrieve':
    case 'dropBluff':
    case 'playLeadership':
    case 'playShip':
    case 'playSupport':
    case 'playBluff':
    case 'useText':
      return { type, seat, card: readCard(position, rest, seat) };
    default:
      return rest === '' ? { type, seat } : fail('unknownVerb', `${verb} ${rest}`, verb);
  }
}

/** Reads what `writeVerb` wrote, at the same position. Whether it is legal is for the engine to say. */
export function readVerb(
  position: Position,
  text: string,
  seat: Seat,
): { readonly ok: true; readonly action: Action } | { readonly ok: false; readonly fault: VerbFault } {
  const words = text.trim().replace(/\s+/g, ' ');
  const verb = (Object.keys(verbs) as Verb[]).find((one) => words === one || words.startsWith(`${one} `));
  try {
    if (verb === undefined) return fail('unknownVerb', words, nearestName(words, Object.keys(verbs)));
    return { ok: true, action: readAs(verb, words.slice(verb.length).trim(), position, seat) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, fault: error.fault };
    throw error;
  }
}
