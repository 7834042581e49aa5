/** A table laid out card by card, by name: `table({ phase: 'character', me: { hand: ['Flare'] } })`. */
import { matchChart, type State } from '../../machines/engine';
import { cardNamed, catalogue, indexOfCard, leaderOf } from '../../src/cards';
import { copyPosition } from '../../src/copy';
import { type Deck, newPosition, newTurn, type Position, type Side, type Turn } from '../../src/position';
import type { Element, People, Seat } from '../../src/vocabulary';

type Names = readonly string[];

export interface ShipSetup {
  readonly ship: string;
  readonly landed?: boolean;
  readonly cargo?: Names;
}

export interface SideSetup {
  readonly hand?: Names;
  /** Those hand cards that lie open. */
  readonly disclosed?: Names;
  readonly under?: Names;
  readonly combat?: Names;
  readonly support?: Names;
  /** Face down in the support area, laid after the Supports. */
  readonly bluffs?: Names;
  readonly ships?: readonly ShipSetup[];
  /** The draw pile, top first; a number: so many plain Characters. */
  readonly deck?: number | Names;
  readonly discard?: Names;
  readonly leaderPile?: Names;
  readonly people?: People;
}

/** Names of the two seats: `me` is seat 0. */
export type Player = 'me' | 'you';
export const seatOf = (player: Player): Seat => (player === 'me' ? 0 : 1);

const places = {
  beginning: 'beginning',
  leadership: 'leadership.open',
  retreat: 'retreat.open',
  character: 'character.open',
  reinforcement: 'reinforcement.open',
  announce: 'announce.open',
  showColours: 'announce.showColours',
} as const;

export interface TableSetup {
  readonly phase?: keyof typeof places;
  /** `null`: the opening turn, before the element is chosen. */
  readonly element?: Element | null;
  readonly me?: SideSetup;
  readonly you?: SideSetup;
  readonly onTurn?: Player;
  readonly dragons?: readonly [number, number];
  readonly crystals?: readonly [number, number];
  readonly crystalsToWin?: number;
  readonly turn?: Partial<Turn>;
  /** Something hidden has come to light this turn, so that it cannot be taken back. */
  readonly revealed?: boolean;
  readonly seed?: number;
}

const plain = catalogue
  .filter(
    (card) => card.kind === 'character' && !card.effect && card.icons.length + card.shields.length === 0,
  )
  .map((card) => card.name);

/** Hands out match cards of one seat, in the order in which they are asked for. */
class Dealer {
  readonly cards: number[] = [];
  private readonly used = new Set<string>();

  constructor(private readonly first: number) {}

  deal = (names: Names = []): number[] =>
    names.map((name) => {
      this.used.add(name);
      return this.first + this.cards.push(indexOfCard(cardNamed(name).id)) - 1;
    });

  fill(count: number): number[] {
    return this.deal(plain.filter((name) => !this.used.has(name)).slice(0, count));
  }
}

function lay(setup: SideSetup, dealer: Dealer): Side {
  const { deal } = dealer;
  const hand = deal(setup.hand);
  const faceUp = deal(setup.support);
  const faceDown = deal(setup.bluffs);
  const side: Side = {
    hand,
    disclosed: hand.filter((_, index) => setup.disclosed?.includes(setup.hand![index]!)),
    under: deal(setup.under),
    combat: deal(setup.combat),
    combatSince: 1,
    support: [...faceUp, ...faceDown],
    supportSince: [...faceUp, ...faceDown].map(() => 1),
    faceDown,
    ships: (setup.ships ?? []).map(({ ship, landed = false, cargo }) => ({
      card: deal([ship])[0]!,
      landed,
      cargo: deal(cargo),
    })),
    leaderPile: deal(setup.leaderPile),
    discardPile: deal(setup.discard),
    drawPile: [],
    outSince: 0,
  };
  const { deck = 12 } = setup;
  side.drawPile = (typeof deck === 'number' ? dealer.fill(deck) : deal(deck)).reverse();
  return side;
}

const deckOf = (people: People, cards: readonly number[]): Deck => ({
  people,
  leader: indexOfCard(leaderOf(people).id),
  cards,
});

/** What a turn in that phase has behind it at least. */
function turnSoFar(phase: keyof typeof places): Partial<Turn> {
  const isLater = phase === 'reinforcement' || phase === 'announce' || phase === 'showColours';
  return isLater ? { characters: 1, characterUsed: true, cardsPlayed: 1, combatCardsPlayed: 1 } : {};
}

/**
 * A running fight in fire, in the Character phase of my turn, unless told otherwise. Decks hold the named cards, and
 * twelve plain Characters to draw.
 */
export function table(setup: TableSetup = {}): State {
  const { phase = 'character', element = 'fire', me = {}, you = {}, turn } = setup;
  const mine = new Dealer(0);
  const mySide = lay(me, mine);
  const yours = new Dealer(mine.cards.length);
  const yourSide = lay(you, yours);
  const decks = [
    deckOf(me.people ?? 'vulca', mine.cards),
    deckOf(you.people ?? 'hoax', yours.cards),
  ] as const;
  const settings = {
    decks,
    crystalsToWin: setup.crystalsToWin ?? 5,
    mulligan: false,
    swapDecks: true,
    firstSeat: 0,
    order: null,
  } as const;
  const onTurn = seatOf(setup.onTurn ?? 'me');
  const opened = element !== null;
  const position: Position = {
    ...newPosition(settings, setup.seed ?? 1),
    cards: [...mine.cards, ...yours.cards],
    secondDeckFrom: mine.cards.length,
    sides: [mySide, yourSide],
    dragons: [...(setup.dragons ?? [0, 0])],
    crystals: [...(setup.crystals ?? [0, 0])],
    fightNumber: 1,
    element,
    opened,
    onTurn,
    fightStarter: opened ? 0 : onTurn,
    turn: { ...newTurn(opened ? 3 : 1), ...turnSoFar(phase), ...turn },
  };
  for (const side of position.sides) {
    if (side.hand.length + side.drawPile.length === 0) side.outSince = ++position.moment;
  }
  if (['character', 'reinforcement', 'announce'].includes(phase) && !setup.revealed) {
    position.beforeFightOn = { ...copyPosition(position), turn: newTurn(position.turn.number) };
  }
  return { place: matchChart.placeOf(`match.game.fight.turn.${places[phase]}`), position };
}
