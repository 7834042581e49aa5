/** A table laid out card by card, by name: for lessons, puzzles, tests, and paths to what is rare. */
import { cardAt, cardNamed, catalogue, indexOfCard, leaderOf, standardDeck } from '../src/cards';
import { copyPosition } from '../src/copy';
import { type Deck, newPosition, newTurn, type Position, type Side, type Turn } from '../src/position';
import { power } from '../src/power';
import type { Element, People, Seat } from '../src/vocabulary';
import { matchChart, type State } from './engine';

type Names = readonly string[];

export interface ShipLaid {
  readonly ship: string;
  readonly landed?: boolean;
  readonly cargo?: Names;
}

/** All cards of the people's deck that are laid out nowhere else. */
export type Rest = 'rest';

export interface SideLaid {
  readonly people?: People;
  readonly hand?: Names;
  /** Those cards of the hand that lie open; `true`: all. */
  readonly disclosed?: true | Names;
  readonly under?: Names;
  readonly combat?: Names;
  readonly support?: Names;
  /** Face down in the support area. */
  readonly bluffs?: Names;
  readonly ships?: readonly ShipLaid[];
  /** The draw pile, top first; a number: so many plain Characters. */
  readonly deck?: number | Names | Rest;
  readonly discard?: Names | Rest;
  readonly leaderPile?: Names;
}

export const phasePlaces = {
  beginning: 'beginning',
  leadership: 'leadership.open',
  retreat: 'retreat.open',
  character: 'character.open',
  reinforcement: 'reinforcement.open',
  announce: 'announce.open',
  showColours: 'announce.showColours',
} as const;

export interface Laid {
  readonly phase: keyof typeof phasePlaces;
  /** `null`: the opening turn, before the element is chosen. */
  readonly element?: Element | null;
  /** Seat 0 and seat 1. */
  readonly first?: SideLaid;
  readonly second?: SideLaid;
  readonly onTurn?: Seat;
  readonly dragons?: readonly [number, number];
  readonly crystals?: readonly [number, number];
  readonly crystalsToWin?: number;
  readonly turn?: Partial<Turn>;
  /** Something hidden has come to light, so that nothing can be taken back. */
  readonly revealed?: boolean;
  readonly seed?: number;
}

const plain: Names = catalogue
  .filter(
    (card) => card.kind === 'character' && !card.effect && card.icons.length + card.shields.length === 0,
  )
  .map(({ name }) => name);

/** Numbers the cards of one seat in the order in which they are laid out. */
function dealer(first: number) {
  const cards: number[] = [];
  const deal = (names: Names = []): number[] =>
    names.map((name) => first + cards.push(indexOfCard(cardNamed(name).id)) - 1);
  return { cards, deal };
}

/** Names in the order of the catalogue. */
function restOf({ people = 'vulca', deck, discard, ships = [], ...areas }: SideLaid): Names {
  const { hand = [], under = [], combat = [], support = [], bluffs = [], leaderPile = [] } = areas;
  const piles = [deck, discard].flatMap((pile) => (Array.isArray(pile) ? (pile as Names) : []));
  const onShips = ships.flatMap(({ ship, cargo = [] }) => [ship, ...cargo]);
  const laid = new Set([
    ...hand,
    ...under,
    ...combat,
    ...support,
    ...bluffs,
    ...leaderPile,
    ...piles,
    ...onShips,
  ]);
  return standardDeck(people)
    .map((index) => cardAt(index).name)
    .filter((name) => !laid.has(name));
}

function sideFrom(laid: SideLaid, { deal }: ReturnType<typeof dealer>): Side {
  const hand = deal(laid.hand);
  const faceUp = deal(laid.support);
  const faceDown = deal(laid.bluffs);
  const support = [...faceUp, ...faceDown];
  const { deck = 12, discard = [] } = laid;
  const deckNames = deck === 'rest' ? restOf(laid) : deck;
  const isOpen = (name: string | undefined) =>
    laid.disclosed === true || laid.disclosed?.includes(name!) === true;
  return {
    hand,
    disclosed: hand.filter((_, index) => isOpen(laid.hand?.[index])),
    under: deal(laid.under),
    combat: deal(laid.combat),
    combatSince: 1,
    support,
    supportSince: support.map(() => 1),
    faceDown,
    ships: (laid.ships ?? []).map(({ ship, landed = false, cargo }) => ({
      card: deal([ship])[0]!,
      landed,
      cargo: deal(cargo),
    })),
    leaderPile: deal(laid.leaderPile),
    discardPile: deal(discard === 'rest' ? restOf(laid) : discard),
    drawPile: deal(typeof deckNames === 'number' ? plain.slice(0, deckNames) : deckNames).reverse(),
    outSince: 0,
  };
}

export const deckWith = (people: People, cards: readonly number[]): Deck => ({
  people,
  leader: indexOfCard(leaderOf(people).id),
  cards,
});

/** What a turn in that phase has behind it at least. */
function turnSoFar(phase: Laid['phase']): Partial<Turn> {
  const isLater = phase === 'reinforcement' || phase === 'announce' || phase === 'showColours';
  return isLater ? { characters: 1, characterUsed: true, cardsPlayed: 1, combatCardsPlayed: 1 } : {};
}

/** A position with its name and the name of its place in the match chart. */
export interface LaidOut {
  readonly name: string;
  readonly place: string;
  readonly position: Position;
}

/** A running fight in fire with seat 0 on turn, unless told otherwise. */
export function layOut(name: string, laid: Laid, keepNews = false): LaidOut {
  const {
    phase,
    element = 'fire',
    first = {},
    second = {},
    onTurn = 0,
    dragons = [0, 0],
    crystals = [0, 0],
  } = laid;
  const mine = dealer(0);
  const mySide = sideFrom(first, mine);
  const yours = dealer(mine.cards.length);
  const yourSide = sideFrom(second, yours);
  const settings = {
    decks: [deckWith(first.people ?? 'vulca', mine.cards), deckWith(second.people ?? 'hoax', yours.cards)],
    crystalsToWin: laid.crystalsToWin ?? 5,
    mulligan: false,
    swapDecks: true,
    firstSeat: 0,
    order: null,
  } as const;
  const opened = element !== null;
  const position: Position = {
    ...newPosition(settings, laid.seed ?? 1, keepNews),
    cards: [...mine.cards, ...yours.cards],
    secondDeckFrom: mine.cards.length,
    sides: [mySide, yourSide],
    dragons: [...dragons],
    crystals: [...crystals],
    fightNumber: 1,
    element,
    opened,
    onTurn,
    fightStarter: opened ? 0 : onTurn,
    turn: { ...newTurn(opened ? 3 : 1), ...turnSoFar(phase), ...laid.turn },
  };
  for (const side of position.sides) {
    if (side.hand.length + side.drawPile.length === 0) side.outSince = ++position.moment;
  }
  if (['character', 'reinforcement', 'announce'].includes(phase) && !laid.revealed) {
    position.beforeFightOn = { ...copyPosition(position), turn: newTurn(position.turn.number) };
  }
  if (phase === 'showColours') position.announced = { seat: onTurn, element: element ?? 'fire', power: 0 };
  return { name, place: `match.game.fight.turn.${phasePlaces[phase]}`, position };
}

/** The same as a state to be played from, with news of what happens in it. */
export function laidState(name: string, laid: Laid, keepNews = true): State {
  const { place, position } = layOut(name, laid, keepNews);
  const { announced } = position;
  if (announced !== null) {
    const { seat, element } = announced;
    position.announced = { seat, element, power: power(position, seat, element) };
  }
  return { place: matchChart.placeOf(place), position };
}
