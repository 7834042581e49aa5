/**
 * One-line text of a position, written and parsed: `name=value` pairs, cards as match numbers, lists with commas.
 * Settings are not part of it: the reader is given them. News are left out, they have no part in the rules.
 */
import { faulty, type Parsed, parsed } from '../parsed';
import {
  emptySide,
  newPosition,
  newTurn,
  type Position,
  type Question,
  questionKinds,
  type Settings,
  type Ship,
  type Side,
  type Turn,
} from '../position';
import { type Element, elements, opponentOf, type Seat } from '../vocabulary';

export interface PositionFault {
  readonly code: 'fieldMissing' | 'fieldUnknown' | 'fieldWrong';
  readonly field: string;
  readonly text: string;
}

const list = (numbers: readonly number[]): string => numbers.join(',');
const flag = (value: boolean): string => (value ? '1' : '0');
const maybe = (value: number | string | null): string => (value === null ? '-' : String(value));

const writeShip = ({ card, landed, cargo }: Ship): string => `${card}${landed ? '!' : ''}(${list(cargo)})`;

const pileNames = [
  'drawPile',
  'hand',
  'disclosed',
  'under',
  'combat',
  'support',
  'supportSince',
  'faceDown',
  'leaderPile',
  'discardPile',
] as const satisfies readonly (keyof Side)[];

function writeSide(side: Side, seat: Seat): string[] {
  const piles = pileNames.map((name) => `${name}${seat}=${list(side[name])}`);
  const ships = `ships${seat}=${side.ships.map(writeShip).join(';')}`;
  return [...piles, ships, `combatSince${seat}=${side.combatSince}`, `outSince${seat}=${side.outSince}`];
}

const writeTurn = (turn: Turn): string =>
  Object.values(turn)
    .map((value: number | boolean | number[]) =>
      typeof value === 'boolean' ? flag(value) : Array.isArray(value) ? value.join('+') : String(value),
    )
    .join(',');

const writeQuestion = ({ kind, by, source, options, min, max, subject }: Question): string =>
  [kind, by, source, options.join('+'), min, max, subject].join(',');

/** The position on one line. The decision that may be taken back stands in braces at the end. */
export function writePosition(position: Position): string {
  const { announced, beforeFightOn } = position;
  const fields = [
    `deckOf=${list(position.deckOf)}`,
    `crystals=${list(position.crystals)}`,
    `results=${position.results.map((result) => JSON.stringify(result)).join(';')}`,
    `dealt=${flag(position.cards.length > 0)}`,
    `gameStarter=${position.gameStarter}`,
    `dragons=${list(position.dragons)}`,
    `instantWinner=${maybe(position.instantWinner)}`,
    `moment=${position.moment}`,
    `mulligans=${position.mulligans.map((cards) => (cards === null ? '-' : cards.join('+'))).join('/')}`,
    `rng=${position.rng}`,
    `fightNumber=${position.fightNumber}`,
    `fightStarter=${position.fightStarter}`,
    `element=${maybe(position.element)}`,
    `opened=${flag(position.opened)}`,
    `announced=${announced === null ? '-' : `${announced.seat},${announced.element},${announced.power}`}`,
    `retreating=${maybe(position.retreating)}`,
    `onTurn=${position.onTurn}`,
    `turn=${writeTurn(position.turn)}`,
    `targets=${position.targets.map(([source, target]) => `${source}>${target}`).join(',')}`,
    `question=${position.question === null ? '-' : writeQuestion(position.question)}`,
    `agenda=${list(position.agenda)}`,
    ...writeSide(position.sides[0], 0),
    ...writeSide(position.sides[1], 1),
  ];
  const decision = beforeFightOn === null ? '' : ` decision={${writePosition(beforeFightOn)}}`;
  return fields.join(' ') + decision;
}

class Unreadable extends Error {
  constructor(readonly fault: PositionFault) {
    super(fault.code);
  }
}

type Fields = ReadonlyMap<string, string>;

function fieldOf(fields: Fields, field: string): string {
  const text = fields.get(field);
  if (text === undefined) throw new Unreadable({ code: 'fieldMissing', field, text: '' });
  return text;
}

function wholeFrom(text: string, field: string): number {
  if (!/^-?\d+$/.test(text)) throw new Unreadable({ code: 'fieldWrong', field, text });
  return Number(text);
}

const wholesFrom = (text: string, field: string, separator = ','): number[] =>
  text === '' ? [] : text.split(separator).map((word) => wholeFrom(word, field));

const readWhole = (fields: Fields, field: string): number => wholeFrom(fieldOf(fields, field), field);
const readList = (fields: Fields, field: string): number[] => wholesFrom(fieldOf(fields, field), field);
const readFlag = (fields: Fields, field: string): boolean => readWhole(fields, field) === 1;

function seatFrom(text: string, field: string): Seat {
  if (text !== '0' && text !== '1') throw new Unreadable({ code: 'fieldWrong', field, text });
  return text === '0' ? 0 : 1;
}
const readSeat = (fields: Fields, field: string): Seat => seatFrom(fieldOf(fields, field), field);

function elementFrom(text: string, field: string): Element {
  const element = elements.find((other) => other === text);
  if (element === undefined) throw new Unreadable({ code: 'fieldWrong', field, text });
  return element;
}

function readShips(fields: Fields, field: string): Ship[] {
  const text = fieldOf(fields, field);
  if (text === '') return [];
  return text.split(';').map((word) => {
    const match = /^(\d+)(!?)\(([\d,]*)\)$/.exec(word);
    if (match === null) throw new Unreadable({ code: 'fieldWrong', field, text: word });
    return { card: Number(match[1]), landed: match[2] === '!', cargo: wholesFrom(match[3]!, field) };
  });
}

function readSide(fields: Fields, seat: Seat): Side {
  const side = emptySide();
  for (const name of pileNames) side[name] = readList(fields, `${name}${seat}`);
  side.ships = readShips(fields, `ships${seat}`);
  side.combatSince = readWhole(fields, `combatSince${seat}`);
  side.outSince = readWhole(fields, `outSince${seat}`);
  return side;
}

function readTurn(fields: Fields): Turn {
  const model = newTurn(0);
  const words = fieldOf(fields, 'turn').split(',');
  const entries = Object.entries(model).map(([name, value], index) => {
    const word = words[index] ?? '?';
    if (typeof value === 'boolean') return [name, word === '1'];
    return [name, Array.isArray(value) ? wholesFrom(word, 'turn', '+') : wholeFrom(word, 'turn')];
  });
  return Object.fromEntries(entries) as Turn;
}

function readQuestion(fields: Fields): Question | null {
  const text = fieldOf(fields, 'question');
  if (text === '-') return null;
  const [kindWord, by, source, options = '', min, max, subject] = text.split(',');
  const kind = questionKinds.find((other) => other === kindWord);
  if (kind === undefined) throw new Unreadable({ code: 'fieldWrong', field: 'question', text });
  const whole = (word: string | undefined): number => wholeFrom(word ?? '?', 'question');
  return {
    kind,
    by: seatFrom(by ?? '?', 'question'),
    source: whole(source),
    options: wholesFrom(options, 'question', '+'),
    min: whole(min),
    max: whole(max),
    subject: whole(subject),
  };
}

function readMulligans(fields: Fields): Position['mulligans'] {
  const words = fieldOf(fields, 'mulligans').split('/');
  const [a, b] = words.map((word) => (word === '-' ? null : wholesFrom(word, 'mulligans', '+')));
  return [a ?? null, b ?? null];
}

function splitFields(text: string): { fields: Fields; decision: string | null } {
  const brace = text.indexOf(' decision={');
  const head = brace < 0 ? text : text.slice(0, brace);
  const decision = brace < 0 ? null : text.slice(brace + ' decision={'.length, text.lastIndexOf('}'));
  const pairs = head
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    });
  return { fields: new Map(pairs), decision };
}

/** The match cards of a game in which the seats play these decks (R2.2). */
function cardsOf(settings: Settings, deckOf: readonly [Seat, Seat]): readonly number[] {
  return deckOf.flatMap((deck) => settings.decks[deck].cards);
}

function read(settings: Settings, text: string): Position {
  const { fields, decision } = splitFields(text);
  const position = newPosition(settings, 0, false);
  const first = seatFrom(fieldOf(fields, 'deckOf').slice(0, 1), 'deckOf');
  position.deckOf = [first, opponentOf(first)];
  if (readFlag(fields, 'dealt')) {
    position.cards = cardsOf(settings, position.deckOf);
    position.secondDeckFrom = settings.decks[first].cards.length;
  }
  const announced = fieldOf(fields, 'announced').split(',');
  const instantWinner = fieldOf(fields, 'instantWinner');
  const element = fieldOf(fields, 'element');
  const retreating = fieldOf(fields, 'retreating');
  const results = fieldOf(fields, 'results');
  return {
    ...position,
    crystals: readList(fields, 'crystals') as [number, number],
    results: results === '' ? [] : results.split(';').map((word) => JSON.parse(word)),
    gameStarter: readSeat(fields, 'gameStarter'),
    dragons: readList(fields, 'dragons') as [number, number],
    instantWinner: instantWinner === '-' ? null : seatFrom(instantWinner, 'instantWinner'),
    moment: readWhole(fields, 'moment'),
    mulligans: readMulligans(fields),
    rng: readWhole(fields, 'rng'),
    fightNumber: readWhole(fields, 'fightNumber'),
    fightStarter: readSeat(fields, 'fightStarter'),
    element: element === '-' ? null : elementFrom(element, 'element'),
    opened: readFlag(fields, 'opened'),
    announced:
      announced[0] === '-'
        ? null
        : {
            seat: seatFrom(announced[0]!, 'announced'),
            element: elementFrom(announced[1] ?? '', 'announced'),
            power: wholeFrom(announced[2] ?? '?', 'announced'),
          },
    retreating: retreating === '-' ? null : seatFrom(retreating, 'retreating'),
    onTurn: readSeat(fields, 'onTurn'),
    turn: readTurn(fields),
    targets: fieldOf(fields, 'targets')
      .split(',')
      .filter((word) => word !== '')
      .map((word): readonly [number, number] => {
        const [source, target] = wholesFrom(word, 'targets', '>');
        return [source ?? -1, target ?? -1];
      }),
    question: readQuestion(fields),
    agenda: readList(fields, 'agenda'),
    sides: [readSide(fields, 0), readSide(fields, 1)],
    beforeFightOn: decision === null ? null : read(settings, decision),
  };
}

/** Reads what `writePosition` wrote for a match of these settings; the first fault is named. */
export function readPosition(settings: Settings, text: string): Parsed<Position, PositionFault> {
  try {
    return parsed(read(settings, text));
  } catch (error) {
    if (error instanceof Unreadable) return faulty(error.fault);
    throw error;
  }
}
