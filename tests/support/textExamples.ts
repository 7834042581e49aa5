/** Examples of everything the language tables have to say: every reason, action, question, place and kind of news. */
import type { ActionOf, ActionType } from '../../src/actions';
import { catalogue } from '../../src/cards';
import type { NewsBody, Whereabouts } from '../../src/news';
import { none, type Question, type QuestionKind, questionKinds } from '../../src/position';
import type { ReasonCode, ReasonOf } from '../../src/reasons';
import { namesOf, type PromptPlace, type Scene } from '../../src/text';
import { phases, type Seat } from '../../src/vocabulary';

/** The whole catalogue as the cards of a match: ids are places in the catalogue. */
const everyCard = catalogue.map((_, index) => index);
export const cardIds: readonly number[] = everyCard;
export const namesFor = (you: Seat | null) => namesOf(everyCard, ['Mira', 'Jonas'], you);
export const names = namesFor(null);

export const idOf = (name: string): number => catalogue.findIndex((card) => card.name === name);
const [tara, devil, fireeater] = [
  idOf('Cannoneer Tara Ko'),
  idOf('Sea Devil'),
  idOf('Caterpillar Fireeater'),
];

type ReasonExamples = { readonly [C in ReasonCode]: (card: number) => Omit<ReasonOf<C>, 'code' | 'rule'> };

const bare = () => ({});
const onCard = (card: number) => ({ card });
const byCard = (by: number) => ({ by });

/** The figures of every reason, with a card in it where it names one. */
export const reasonExamples: ReasonExamples = {
  gameOver: bare,
  answerFirst: bare,
  notYourTurn: bare,
  notYourCard: onCard,
  wrongPhase: (card) => ({
    phase: ([...phases, 'mulligan', 'none'] as const)[card % 10]!,
    ...(card % 3 > 0 && { place: phases[card % 8]! }),
  }),
  leadershipTooLate: bare,
  retreatTooLate: bare,
  stopped: bare,
  handLocked: onCard,
  cardNotHere: onCard,
  wrongKind: onCard,
  cannotLoad: onCard,
  noBluffIcon: onCard,
  notAPair: bare,
  notAGang: bare,
  bannedByCard: (by) => ({ card: tara, by }),
  bluffBlocked: byCard,
  conditionNotMet: (card) => ({ card, have: 12, need: 15 }),
  cardLimit: (by) => ({ by, max: 1 }),
  openingNoBooster: bare,
  oneCharacter: bare,
  boosterOrSupportUsed: bare,
  noSupportLeft: bare,
  leadershipOnce: bare,
  gangTooLate: bare,
  gangBroken: bare,
  shipLanded: onCard,
  shipFull: (card) => ({ card, capacity: 3 }),
  cannotRetrieve: onCard,
  handFull: (by) => ({ by, max: by % 2 === 0 ? 0 : 4 }),
  cannotLand: onCard,
  cannotDropBluff: onCard,
  cannotRetreatOpening: bare,
  cannotDeclineRunning: bare,
  declineCount: () => ({ have: 12 }),
  noCharacter: bare,
  mustPlayCharacter: bare,
  tooManyCharacters: (by) => ({ by, have: 12, max: 1 }),
  obligationOpen: (by) => ({
    by,
    payment:
      by % 2 === 0
        ? { pay: 'total', fire: 4, earth: 4 }
        : { pay: 'total', fire: 10, earth: 10, either: true },
  }),
  powerTooLow: (card) => ({ element: card % 2 === 0 ? 'fire' : 'earth', have: 16, need: 18 }),
  elementFixed: bare,
  chooseElement: bare,
  nothingToCall: bare,
  wrongPayment: byCard,
  noDemand: bare,
  textUnusable: onCard,
  cannotTakeBack: bare,
  nothingAsked: bare,
  wrongChoice: bare,
  alreadyAnswered: bare,
  malformed: bare,
};

export const actionExamples: { readonly [T in ActionType]: readonly Omit<ActionOf<T>, 'type' | 'seat'>[] } = {
  mulligan: [{ cards: [] }, { cards: [tara] }, { cards: [tara, devil] }],
  retrieve: [{ card: tara }],
  land: [{ ship: devil }],
  dropBluff: [{ card: tara }],
  playLeadership: [{ card: idOf('Entreat Favor') }],
  playShip: [{ card: devil }],
  retreat: [{}],
  decline: [{ cards: [] }, { cards: [tara] }, { cards: [tara, devil, fireeater] }],
  fightOn: [{}],
  playCharacter: [
    { cards: [tara], mode: 'single' },
    { cards: [tara, fireeater], mode: 'pair' },
    { cards: [tara, devil, fireeater], mode: 'newGang' },
    { cards: [tara], mode: 'extendGang' },
  ],
  playBooster: [{ cards: [fireeater] }, { cards: [tara, fireeater] }],
  playSupport: [{ card: tara }],
  playBluff: [{ card: tara }],
  load: [{ card: tara, ship: devil }],
  meetDemand: [{ demand: fireeater, cards: [tara, devil] }],
  useText: [{ card: tara }],
  takeBack: [{}],
  announce: [{ element: 'fire' }, {}],
  showColours: [{}],
  pass: [{}],
  next: [{}],
  choose: [{ picks: [] }, { picks: [0] }],
};

/** A question of each kind as it could be asked. */
export const questionOf = (kind: QuestionKind): Question => ({
  kind,
  by: 0,
  source: kind === 'order' ? none : fireeater,
  options: kind === 'kindToDiscard' ? [0, 1] : kind === 'amount' ? [1, 2] : [tara, devil],
  min: 0,
  max: 1,
  subject: none,
});
export const questions: readonly Question[] = questionKinds.map(questionOf);

export const places: readonly PromptPlace[] = ['mulligan', ...phases, 'showColours'];

export const scene = (change: Partial<Scene> = {}): Scene => ({
  names,
  place: 'character',
  reader: 0,
  toAct: 0,
  onTurn: 0,
  winner: 1,
  game: 2,
  fight: 3,
  turn: 4,
  opening: false,
  element: 'fire',
  power: { fire: 7, earth: 2 },
  against: { fire: 9, earth: 1 },
  hasShield: false,
  isForced: false,
  bluffs: 2,
  bluffPower: 4,
  landed: [],
  demands: [fireeater],
  question: null,
  retreat: { dragons: 2, cards: 6 },
  ...change,
});

const whereabouts: readonly Whereabouts[] = [
  'drawPile',
  'deckBottom',
  'hand',
  'combat',
  'support',
  'bluff',
  'leaderPile',
  'ships',
  'cargo',
  'discardPile',
];

type NewsExamples = {
  readonly [W in NewsBody['what']]: readonly Omit<Extract<NewsBody, { what: W }>, 'what'>[];
};

const seat = 0;
const peoples = ['vulca', 'hoax'] as const;
const moves = [none, tara].flatMap((card) =>
  whereabouts.flatMap((from) =>
    whereabouts.filter((to) => to !== from).map((to) => ({ seat, card, from, to, seenBy: 'both' }) as const),
  ),
);

export const newsExamples: NewsExamples = {
  gameBegins: [{ starter: 0 }, { starter: 1 }],
  mulligan: [0, 1, 3].map((count) => ({ seat, count })),
  fightBegins: [{ starter: 0 }, { starter: 1 }],
  turnBegins: [{ seat }],
  move: moves,
  play: [
    { seat, card: tara, free: false },
    { seat, card: tara, free: true },
  ],
  bluff: [
    { seat, card: tara },
    { seat, card: none },
  ],
  load: [{ seat, card: tara, ship: devil }],
  land: [{ seat, ship: devil }],
  pushUnder: [
    { seat, cards: [tara] },
    { seat, cards: [tara, fireeater] },
  ],
  useText: [{ seat, card: tara }],
  textIgnored: [{ seat, card: tara }],
  meetDemand: [
    { seat, demand: fireeater, cards: [] },
    { seat, demand: fireeater, cards: [tara, devil] },
  ],
  target: [{ seat, card: fireeater, target: tara }],
  shuffle: [{ seat }],
  disclose: [
    { seat, cards: [] },
    { seat, cards: [tara, none, none] },
  ],
  element: [
    { seat, element: 'fire' },
    { seat, element: 'earth' },
  ],
  fightOn: [{ seat }],
  takeBack: [{ seat }],
  announce: [{ seat, element: 'earth', power: 9 }],
  showColours: [true, false].flatMap((success) => [
    { seat, success, cards: [tara] },
    { seat, success, cards: [tara, devil] },
  ]),
  pass: [{ seat }],
  dragon: [
    { seat, from: 'middle', by: none },
    { seat, from: 'opponent', by: none },
    { seat, from: 'middle', by: fireeater },
    { seat, from: 'opponent', by: fireeater },
  ],
  retreat: (['chosen', 'stuck', 'floods', 'failedBluff'] as const).map((why) => ({ seat, why })),
  retreatDragons: [0, 1, 3].map((dragons) => ({ winner: 0, cards: 6, dragons })),
  decline: [0, 1, 3].map((count) => ({ seat, count })),
  gameEnds: (['fourthDragon', 'outOfCardsDragons', 'outOfCardsNoDragons'] as const).map((reason) => ({
    result: {
      winner: 0,
      crystals: reason === 'outOfCardsNoDragons' ? 1 : 4,
      dragons: [3, 0],
      reason,
      peoples,
    },
  })),
};
