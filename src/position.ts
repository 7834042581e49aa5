/** The whole state of a match but for the place in the chart: plain, serialisable, small arrays of ints. */
import type { CardId } from './actions';
import type { Outcome } from './chance';
import type { News } from './news';
import { seedRandom } from './rng';
import type { Element, People, Seat } from './vocabulary';

/** One deck: whose it is and its cards as catalogue indices, Leader apart (R1.1). */
export interface Deck {
  readonly people: People;
  readonly leader: number;
  readonly cards: readonly number[];
  /** Shown beside the people's name, such as a family or the name of a constructed deck. */
  readonly title?: string;
}

/** What is agreed before the first game and never changes (R26.2). */
export interface Settings {
  readonly decks: readonly [Deck, Deck];
  /** R16.1; 1 makes a match of one game (R16.4). */
  readonly crystalsToWin: number;
  /** R26.1. */
  readonly mulligan: boolean;
  /** R16.2, R16.5: whether the seats swap decks between games. */
  readonly swapDecks: boolean;
  /** R2.4: who starts the first game; `null` draws by lot. */
  readonly firstSeat: Seat | null;
  /** Draw piles of the first game, top first, as indices into the deck's cards; `null` shuffles. */
  readonly order: readonly [readonly number[], readonly number[]] | null;
}

/** How a game ended (R15). */
export interface GameResult {
  readonly winner: Seat;
  readonly crystals: number;
  readonly dragons: readonly [number, number];
  readonly reason: 'fourthDragon' | 'outOfCardsDragons' | 'outOfCardsNoDragons';
  readonly peoples: readonly [People, People];
}

/** R22: a Ship in the influence area, or landed in front of its owner. */
export interface Ship {
  readonly card: CardId;
  readonly landed: boolean;
  readonly cargo: readonly CardId[];
}

/** What lies on one side of the table (R1.3). */
export interface Side {
  /** The top card is the last one. */
  drawPile: CardId[];
  hand: CardId[];
  /** Hand cards that lie open (R27.3). */
  disclosed: CardId[];
  /** Combat area: the cards pushed under, then the active ones, each in the order played. */
  under: CardId[];
  combat: CardId[];
  /** Support area, face-down Bluffs among them; all active. */
  support: CardId[];
  /** The turn each card of `support` was laid in. */
  supportSince: number[];
  /** The Bluffs among `support`, in the order laid (R23.6). */
  faceDown: CardId[];
  /** The turn in which the last card was pushed under, or the first was played. */
  combatSince: number;
  ships: Ship[];
  /** Leadership cards; the Leader itself lies there always and is no match card. */
  leaderPile: CardId[];
  discardPile: CardId[];
  /** The moment hand and draw pile became empty; 0 while they are not (R15.6). */
  outSince: number;
}

/** Markers of the turn being played; all cleared at its start (T1). */
export interface Turn {
  /** Counts the turns of the game from 1. */
  number: number;
  leaderSlotUsed: boolean;
  /** The Leadership card whose text holds this turn, or `none`. */
  leadership: CardId;
  /** Characters played into the combat area. */
  characters: number;
  /** The one ordinary Character, pair or gang has been played (R9.2). */
  characterUsed: boolean;
  /** Ordinary plays that count for R10.2; a load and a Bluff count as Supports. */
  usedBoosters: number;
  usedSupports: number;
  /** Cards played, for texts that limit them (R21.6) and demands to play (R21.4). */
  cardsPlayed: number;
  combatCardsPlayed: number;
  boostersPlayed: number;
  supportsPlayed: number;
  stopped: boolean;
  /** A text makes the next Character, Booster or Support free. */
  nextFree: boolean;
  /** R21.10: no new Character is owed. */
  dutyReplaced: boolean;
  /** Cards taken from the own draw pile into the hand. */
  deckDraws: number;
  /** Cards whose "on my turn" text has been used (R20.10). */
  textsUsed: CardId[];
  /** Demanding cards of the opponent that have been satisfied, or have given their dragon. */
  demandsMet: CardId[];
}

/** What a card asks a seat to decide; the options are cards, or codes where a kind says so. */
export interface Question {
  readonly kind: QuestionKind;
  /** Who answers. */
  readonly by: Seat;
  /** The card that asks. */
  readonly source: CardId;
  readonly options: readonly number[];
  readonly min: number;
  readonly max: number;
  /** What the answer goes on with: a card, or how many more are to come; `none` for most kinds. */
  readonly subject: number;
}

export const questionKinds = [
  /** May be used or not; the option is the card itself. */
  'useText',
  /** How many cards a text that may do less moves; the options are the numbers from 1. */
  'amount',
  /** One card of the opponent in play to discard. */
  'discardFromPlay',
  /** The Character of the opponent that stays. */
  'leaveCharacter',
  /** Boosters (0) or Supports (1). */
  'kindToDiscard',
  /** One own card in play to take into the hand. */
  'recall',
  /** One card of the pile that is searched. */
  'search',
  /** Hand cards that pay for a dragon. */
  'payForDragon',
  /** Hand cards to discard: one, or done. */
  'discardOwn',
  /** Hand cards to put under the draw pile, one after the other. */
  'toDeckBottom',
  /** Hand cards the opponent's text makes one discard. */
  'discardForced',
  /** An open hand card of the opponent, or `none`: a hidden one by chance (R27.4). */
  'discardBlind',
  /** One of the cards drawn to discard. */
  'discardDrawn',
  /** Hand cards to shuffle into the draw pile. */
  'shuffleBack',
  /** Hand cards to load onto the Ship just played. */
  'loadNow',
  /** A Ship of the draw pile to play, or a card of it to load. */
  'shipOrCargo',
  /** The Ship to load it onto. */
  'shipToLoad',
  /** The own active card a text works on. */
  'target',
  /** Which of several own texts comes first. */
  'order',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export interface Position {
  // match
  readonly settings: Settings;
  /** Which deck of the settings each seat plays. */
  deckOf: readonly [Seat, Seat];
  crystals: [number, number];
  results: readonly GameResult[];
  // game
  /** Catalogue index of every match card: the deck of seat 0, then that of seat 1. */
  cards: readonly number[];
  /** The first card of seat 1. */
  secondDeckFrom: number;
  gameStarter: Seat;
  sides: [Side, Side];
  dragons: [number, number];
  /** Who has won the game at once (R15.1), else `null`. */
  instantWinner: Seat | null;
  /** Counts the events that set `outSince`. */
  moment: number;
  mulligans: readonly [readonly CardId[] | null, readonly CardId[] | null];
  /** State of the random generator, and outcomes that come before it. */
  rng: number;
  script: readonly Outcome[];
  // fight
  fightNumber: number;
  fightStarter: Seat;
  element: Element | null;
  /** An announcement has been made in this fight. */
  opened: boolean;
  announced: { readonly seat: Seat; readonly element: Element; readonly power: number } | null;
  /** Who retreats, once that is settled. */
  retreating: Seat | null;
  // turn
  onTurn: Seat;
  turn: Turn;
  /** Pairs of a card that works on "one of my cards" and its target (R20.5). */
  targets: readonly (readonly [CardId, CardId])[];
  question: Question | null;
  /** Cards whose texts are still to be carried out at this moment. */
  agenda: readonly CardId[];
  /** The position at the retreat decision, while it may be taken back (R8.8); never written to. */
  beforeFightOn: Position | null;
  /** What happened, oldest first, for logs and animation; `null` keeps none. */
  news: readonly News[] | null;
  /** How many older news have been dropped. */
  newsDropped: number;
}

/** No card. */
export const none = -1;

export function emptySide(): Side {
  return {
    drawPile: [],
    hand: [],
    disclosed: [],
    under: [],
    combat: [],
    support: [],
    supportSince: [],
    faceDown: [],
    combatSince: 0,
    ships: [],
    leaderPile: [],
    discardPile: [],
    outSince: 0,
  };
}

export function newTurn(number: number): Turn {
  return {
    number,
    leaderSlotUsed: false,
    leadership: none,
    characters: 0,
    characterUsed: false,
    usedBoosters: 0,
    usedSupports: 0,
    cardsPlayed: 0,
    combatCardsPlayed: 0,
    boostersPlayed: 0,
    supportsPlayed: 0,
    stopped: false,
    nextFree: false,
    dutyReplaced: false,
    deckDraws: 0,
    textsUsed: [],
    demandsMet: [],
  };
}

/** R2.1: before the first game is dealt. `seed` is any integer. */
export function newPosition(settings: Settings, seed: number, keepNews = true): Position {
  return {
    settings,
    deckOf: [0, 1],
    crystals: [0, 0],
    results: [],
    cards: [],
    secondDeckFrom: 0,
    gameStarter: 0,
    sides: [emptySide(), emptySide()],
    dragons: [0, 0],
    instantWinner: null,
    moment: 0,
    mulligans: [null, null],
    rng: seedRandom(seed),
    script: [],
    fightNumber: 0,
    fightStarter: 0,
    element: null,
    opened: false,
    announced: null,
    retreating: null,
    onTurn: 0,
    turn: newTurn(0),
    targets: [],
    question: null,
    agenda: [],
    beforeFightOn: null,
    news: keepNews ? [] : null,
    newsDropped: 0,
  };
}

/** The deck a seat plays in the present game. */
export const deckOf = (position: Position, seat: Seat): Deck =>
  position.settings.decks[position.deckOf[seat]];

/** The opening turn: no announcement yet in this fight (R4.5). */
export const isOpening = (position: Position): boolean => !position.opened;

/** R1.2: whose deck holds the card. */
export const ownerOf = (position: Position, card: CardId): Seat => (card < position.secondDeckFrom ? 0 : 1);
