/** A position a seat could be in, as far as it knows: what it cannot see is dealt anew (OpenSpiel's resampling). */
import type { CardId } from './actions';
import { anyBluff, factsAt } from './cards/facts';
import type { Observation, QuestionView, SideView } from './observe';
import { newPosition, none, type Position, type Question, type Settings, type Side } from './position';
import { below, nextRandom, shuffle } from './rng';
import { opponentOf, type Seat, seats } from './vocabulary';

export interface Determinized {
  readonly position: Position;
  /** State of the generator after the deal. */
  readonly rng: number;
}

/** What a seat knows beyond what lies before it; cards that cannot be there are passed over. */
export interface Recollection {
  /** Cards held to be in the other seat's hand. */
  readonly theirHand: readonly CardId[];
  /** Own cards held to lie at the bottom of the own draw pile, the lowest first. */
  readonly ownBottom: readonly CardId[];
}

const nothingRecalled: Recollection = { theirHand: [], ownBottom: [] };

/**
 * Deals the hidden cards at random among the places they can be in. Equal observations and states of the generator
 * give equal positions. The settings are those of the match: deck lists are open.
 * The decision of R8.8 is left out: whoever searches does not take back.
 */
export function determinize(
  observation: Observation,
  settings: Settings,
  rng: number,
  recalled: Recollection = nothingRecalled,
): Determinized {
  const position = openParts(observation, settings);
  let state = rng;
  for (const seat of seats) {
    const view = observation.sides[seat];
    const side = sideOf(view);
    if (seat === observation.seat) {
      side.hand = view.hand.map((card) => card!);
      side.support = view.support.map((each) => each.card!);
      side.faceDown = view.support.filter((each) => each.faceDown).map((each) => each.card!);
      side.drawPile = [...view.deckCards!];
    } else {
      state = dealHidden(position, observation, seat, side, state, recalled.theirHand);
    }
    state = shuffle(side.drawPile, state);
    if (seat === observation.seat) toBottom(side.drawPile, recalled.ownBottom);
    position.sides[seat] = side;
  }
  position.question = observation.question && questionOf(observation.question, position);
  position.rng = state;
  return { position, rng: nextRandom(state) };
}

/** Everything both seats see. */
function openParts(observation: Observation, settings: Settings): Position {
  const { deckOf, sides } = observation;
  const decks = seats.map((seat) => settings.decks[deckOf[seat]]);
  return {
    ...newPosition(settings, 0, false),
    deckOf,
    crystals: [sides[0].crystals, sides[1].crystals],
    results: observation.results,
    cards: decks.flatMap((deck) => deck.cards),
    secondDeckFrom: decks[0]!.cards.length,
    gameStarter: observation.gameStarter,
    dragons: [sides[0].dragons, sides[1].dragons],
    moment: observation.moment,
    mulligans: [observation.mulligans[0] ? [] : null, observation.mulligans[1] ? [] : null],
    fightNumber: observation.fightNumber,
    fightStarter: observation.fightStarter,
    element: observation.element,
    opened: observation.opened,
    announced: observation.announced,
    onTurn: observation.onTurn,
    turn: {
      ...observation.turn,
      textsUsed: [...observation.turn.textsUsed],
      demandsMet: [...observation.turn.demandsMet],
    },
    targets: observation.targets,
    agenda: observation.agenda,
  };
}

function sideOf(view: SideView): Side {
  return {
    drawPile: [],
    hand: [],
    disclosed: [...view.disclosed],
    under: [...view.under],
    combat: [...view.combat],
    support: [],
    supportSince: view.support.map((each) => each.since),
    faceDown: [],
    combatSince: view.combatSince,
    ships: [...view.ships],
    leaderPile: [...view.leaderPile],
    discardPile: [...view.discardPile],
    outSince: view.outSince,
  };
}

/** Bluffs are dealt first, among cards that show a BLUFF icon; then the hand; the rest is the draw pile. */
function dealHidden(
  position: Position,
  observation: Observation,
  seat: Seat,
  side: Side,
  rng: number,
  inHand: readonly CardId[],
): number {
  const from = seat === 0 ? 0 : position.secondDeckFrom;
  const to = seat === 0 ? position.secondDeckFrom : position.cards.length;
  const unseen: CardId[] = [];
  for (let card = from; card < to; card++) if (observation.cards[card] === null) unseen.push(card);
  let state = shuffle(unseen, rng);
  const view = observation.sides[seat];
  const takeAt = (index: number): CardId => unseen.splice(index, 1)[0]!;
  side.support = view.support.map(({ card, faceDown }) => {
    if (!faceDown) return card!;
    const bluffs = unseen.flatMap((other, index) =>
      (factsAt(position, other).iconBits & anyBluff) !== 0 ? [index] : [],
    );
    state = nextRandom(state);
    const laid = takeAt(bluffs[below(state, bluffs.length)]!);
    side.faceDown.push(laid);
    return laid;
  });
  toBottom(unseen, inHand);
  side.hand = view.hand.map((card) => card ?? takeAt(0));
  side.drawPile = unseen;
  return state;
}

/** Moves the cards that are in the pile to its beginning, in that order. */
function toBottom(pile: CardId[], cards: readonly CardId[]): void {
  const found = cards.filter((card) => pile.includes(card));
  if (found.length === 0) return;
  const others = pile.filter((card) => !found.includes(card));
  pile.splice(0, pile.length, ...found, ...others);
}

/** Hidden options are the other seat's Bluffs, in the order they lie. */
function questionOf(view: QuestionView, position: Position): Question {
  const bluffs = [...position.sides[opponentOf(view.by)].faceDown];
  return { ...view, options: view.options.map((option) => option ?? bluffs.shift() ?? none) };
}
