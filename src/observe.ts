/** The only door to what a seat may know (R27): in an observation hidden cards do not exist. */
import type { CardId } from './actions';
import type { Payment } from './effects/effect';
import type { News } from './news';
import {
  deckOf,
  type GameResult,
  none,
  type Position,
  type Question,
  type Side,
  type Turn,
} from './position';
import { type PowerSum, powerSum } from './power';
import { openDemands, paymentFor } from './rules/demands';
import { type Element, elements, opponentOf, type People, type Seat, seats } from './vocabulary';

/** A card, or `null` where the seat may not know which. */
export type Seen = CardId | null;

export interface SupportView {
  readonly card: Seen;
  readonly faceDown: boolean;
  /** The turn it was laid in. */
  readonly since: number;
}

export interface PowerLineView extends Omit<PowerSum['lines'][number], 'card'> {
  readonly card: Seen;
}

export interface PowerView extends Omit<PowerSum, 'lines'> {
  readonly lines: readonly PowerLineView[];
}

export interface OpenDemand {
  /** The demanding card of the other side. */
  readonly card: CardId;
  /** What it asks for with any doubling; `null` where a card has to be played. */
  readonly payment: Payment | null;
}

export interface SideView {
  readonly people: People;
  /** Catalogue index of the Leader. */
  readonly leader: number;
  readonly title: string | null;
  /** The open cards first, then `null` for each hidden one; the own hand in the order it came. */
  readonly hand: readonly Seen[];
  readonly disclosed: readonly CardId[];
  readonly deckSize: number;
  /** Which own cards are still in the draw pile, in no order; `null` for the other seat. */
  readonly deckCards: readonly CardId[] | null;
  readonly under: readonly CardId[];
  readonly combat: readonly CardId[];
  readonly support: readonly SupportView[];
  readonly ships: Side['ships'];
  readonly leaderPile: readonly CardId[];
  readonly discardPile: readonly CardId[];
  /** The moment hand and draw pile became empty; 0 while they are not (R15.6). */
  readonly outSince: number;
  /** The turn in which the active combat cards began. */
  readonly combatSince: number;
  readonly dragons: number;
  readonly crystals: number;
  /** The power the side has, or would have, in each element. */
  readonly power: { readonly [E in Element]: PowerView };
  /** Cards of the other side whose demands are still open against this side. */
  readonly openDemands: readonly OpenDemand[];
}

export interface QuestionView {
  readonly kind: Question['kind'];
  readonly by: Seat;
  readonly source: CardId;
  /** As in the question, `null` for a card the seat may not know. */
  readonly options: readonly Seen[];
  readonly min: number;
  readonly max: number;
  readonly subject: number;
}

export interface Observation {
  readonly seat: Seat;
  readonly onTurn: Seat;
  /** Which deck of the settings each seat plays. */
  readonly deckOf: readonly [Seat, Seat];
  readonly gameStarter: Seat;
  readonly moment: number;
  readonly gameNumber: number;
  readonly fightNumber: number;
  readonly turn: Turn;
  readonly element: Element | null;
  readonly opened: boolean;
  readonly fightStarter: Seat;
  readonly announced: Position['announced'];
  readonly crystalsToWin: number;
  readonly results: readonly GameResult[];
  readonly sides: readonly [SideView, SideView];
  /** Catalogue index of each match card that the seat may know now, else `null`. */
  readonly cards: readonly (number | null)[];
  readonly targets: Position['targets'];
  readonly question: QuestionView | null;
  readonly agenda: readonly CardId[];
  readonly canTakeBack: boolean;
  /** Whether each seat has answered the mulligan. */
  readonly mulligans: readonly [boolean, boolean];
  readonly news: readonly News[];
  readonly newsDropped: number;
}

/** What `seat` may know of the position. */
export function observe(position: Position, seat: Seat): Observation {
  const sides = seats.map((side) => viewSide(position, side, seat)) as unknown as [SideView, SideView];
  return {
    seat,
    onTurn: position.onTurn,
    deckOf: position.deckOf,
    gameStarter: position.gameStarter,
    moment: position.moment,
    gameNumber: position.results.length + 1,
    fightNumber: position.fightNumber,
    turn: position.turn,
    element: position.element,
    opened: position.opened,
    fightStarter: position.fightStarter,
    announced: position.announced,
    crystalsToWin: position.settings.crystalsToWin,
    results: position.results,
    sides,
    cards: knownCards(position, seat),
    targets: position.targets,
    question: viewQuestion(position, seat),
    agenda: position.agenda,
    canTakeBack: position.beforeFightOn !== null,
    mulligans: [position.mulligans[0] !== null, position.mulligans[1] !== null],
    news: (position.news ?? []).map((news) => viewNews(news, seat)),
    newsDropped: position.newsDropped,
  };
}

function viewSide(position: Position, seat: Seat, viewer: Seat): SideView {
  const side = position.sides[seat];
  const deck = deckOf(position, seat);
  const own = seat === viewer;
  const [fire, earth] = elements.map((element) => viewPower(powerSum(position, seat, element), own)) as [
    PowerView,
    PowerView,
  ];
  return {
    people: deck.people,
    leader: deck.leader,
    title: deck.title ?? null,
    hand: own
      ? [...side.hand]
      : [...side.disclosed, ...side.hand.slice(side.disclosed.length).map(() => null)],
    disclosed: [...side.disclosed],
    deckSize: side.drawPile.length,
    deckCards: own ? side.drawPile.toSorted((a, b) => a - b) : null,
    under: [...side.under],
    combat: [...side.combat],
    support: side.support.map((card, index) => {
      const faceDown = side.faceDown.includes(card);
      return { card: faceDown && !own ? null : card, faceDown, since: side.supportSince[index]! };
    }),
    ships: side.ships,
    leaderPile: [...side.leaderPile],
    discardPile: [...side.discardPile],
    outSince: side.outSince,
    combatSince: side.combatSince,
    dragons: position.dragons[seat],
    crystals: position.crystals[seat],
    power: { fire, earth },
    openDemands: position.onTurn === seat ? openDemandsOf(position, seat) : [],
  };
}

/** R21: the demands on the seat on turn that have not been met. */
function openDemandsOf(position: Position, seat: Seat): OpenDemand[] {
  const kinds = ['retreat', 'ownerAttractsDragon'] as const;
  return kinds
    .flatMap((otherwise) => openDemands(position, seat, otherwise))
    .map((card) => ({ card, payment: paymentFor(position, seat, card) ?? null }));
}

const viewPower = (sum: PowerSum, own: boolean): PowerView => ({
  ...sum,
  lines: sum.lines.map((line) => (line.faceDown && !own ? { ...line, card: null } : line)),
});

/** Own cards, and the other seat's cards that lie open. */
function knownCards(position: Position, seat: Seat): (number | null)[] {
  const other = opponentOf(seat);
  const side = position.sides[other];
  const hidden = new Set<CardId>([...side.drawPile, ...side.hand, ...side.faceDown]);
  for (const card of side.disclosed) hidden.delete(card);
  // Cards of which one is to be discarded are shown to both.
  if (position.question?.kind === 'discardDrawn')
    for (const card of position.question.options) hidden.delete(card);
  return position.cards.map((index, card) => (hidden.has(card) ? null : index));
}

/** Kinds whose options are cards only the asked seat may look at. */
const privateKinds: ReadonlySet<Question['kind']> = new Set([
  'search',
  'payForDragon',
  'discardOwn',
  'toDeckBottom',
  'discardForced',
  'shuffleBack',
  'loadNow',
  'shipOrCargo',
]);

function viewQuestion(position: Position, seat: Seat): QuestionView | null {
  const question = position.question;
  if (question === null) return null;
  const asked = question.by === seat;
  const { faceDown } = position.sides[opponentOf(seat)];
  // How many options there are may tell what they are: of a hand, those that can pay.
  if (!asked && privateKinds.has(question.kind)) return { ...question, options: [], max: question.min };
  const options = question.options.map((option): Seen => {
    if (question.kind === 'amount' || question.kind === 'kindToDiscard') return option;
    return option !== none && faceDown.includes(option) ? null : option;
  });
  // The card that waits for its Ship came out of a hidden draw pile.
  const subject = !asked && question.kind === 'shipToLoad' ? none : question.subject;
  return { ...question, options, subject };
}

/** News as the seat saw it: a card it may not know becomes `none`. */
export function viewNews(news: News, seat: Seat): News {
  if (news.what === 'move') {
    const visible = news.seenBy === 'both' || news.seenBy === seat;
    return visible ? news : { ...news, card: none };
  }
  if (news.what === 'bluff' && news.seat !== seat) return { ...news, card: none };
  return news;
}
