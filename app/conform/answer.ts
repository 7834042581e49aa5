/** Answers the questions of our engine with the choices a trace records. */
import type { CardId } from '../../src/actions';
import { factsAt } from '../../src/cards/facts';
import { mayStay } from '../../src/effects/discardable';
import { none, type Position, type Question, type QuestionKind } from '../../src/position';
import { opponentOf } from '../../src/vocabulary';
import type { Feed, Recorded } from './feed';
import type { Names } from './names';
import type { Choice } from './trace';

export interface Asked {
  readonly position: Position;
  readonly question: Question;
  readonly feed: Feed;
  readonly names: Names;
  /** The targets the trace has attached so far. */
  readonly attached: ReadonlyMap<CardId, CardId>;
}

/** Cards (or codes) picked among the options; `undefined` if the trace holds no answer. */
type Answer = (asked: Asked) => readonly number[] | undefined;

/** How the trace calls the choice behind a question, where it records one. */
const choiceKinds: { readonly [K in QuestionKind]?: string } = {
  useText: 'discard',
  discardFromPlay: 'discard',
  leaveCharacter: 'discard',
  kindToDiscard: 'discard',
  recall: 'retrieve',
  search: 'search',
  payForDragon: 'sacrifice',
  discardOwn: 'discard',
  toDeckBottom: 'returnToDraw',
  discardForced: 'discard',
  discardDrawn: 'discard',
  shuffleBack: 'returnToDraw',
  loadNow: 'load',
  shipOrCargo: 'searchPlayOrLoad',
  shipToLoad: 'chooseShip',
};

/** Whether an offer is all there is to choose: "all" of what a text can discard, which the trace records as a choice. */
function isOfferOfAll({ position, question }: Asked): boolean {
  const { effect } = factsAt(position, question.source);
  return effect?.do === 'discardFromPlay' && mayStay(position, question.by, effect).length < 2;
}

/** The recorded choice behind a question. */
export function recordedFor(asked: Asked): Recorded | undefined {
  const { question, feed, names } = asked;
  const kind = choiceKinds[question.kind];
  if (kind === undefined || (question.kind === 'useText' && !isOfferOfAll(asked))) return undefined;
  const sources = [question.source, question.subject].filter((card) => card >= 0).map(names.nameOf);
  const fits = (choice: Choice): boolean =>
    choice.kind === kind &&
    choice.p === question.by &&
    (choice.card === undefined || sources.includes(choice.card));
  return feed.find(fits);
}

/** The whole choice at once. */
const whole: Answer = (asked) => {
  const recorded = recordedFor(asked);
  if (recorded === undefined) return undefined;
  recorded.used = true;
  return recorded.picked.map(asked.names.idOf);
};

/** As many cards of the choice as are asked for, the rest later. */
const next: Answer = (asked) => {
  const { min, max } = asked.question;
  const recorded = recordedFor(asked);
  if (recorded === undefined) return min === 0 ? [] : undefined;
  const now = recorded.left.splice(0, max);
  if (recorded.left.length === 0 && (min > 0 || now.length === 0)) recorded.used = true;
  return now.map(asked.names.idOf);
};

const answers: { readonly [K in QuestionKind]: Answer } = {
  useText(asked) {
    const { question, feed } = asked;
    if (feed.waived.has(question.source)) return [];
    whole(asked);
    return [question.source];
  },
  /** The reference always moves the full number. */
  amount: ({ question, feed }) => (feed.waived.has(question.source) ? [] : question.options.slice(-1)),
  discardFromPlay: whole,
  leaveCharacter(asked) {
    const gone = whole(asked);
    return gone && asked.question.options.filter((card) => !gone.includes(card)).slice(0, 1);
  },
  kindToDiscard(asked) {
    const { combat } = asked.position.sides[opponentOf(asked.question.by)];
    return whole(asked)
      ?.slice(0, 1)
      .map((card) => (combat.includes(card) ? 0 : 1));
  },
  recall: whole,
  search: whole,
  payForDragon: whole,
  discardOwn: next,
  toDeckBottom: next,
  discardForced: next,
  discardBlind({ position, question, feed, names }) {
    const { hand, disclosed } = position.sides[opponentOf(question.by)];
    const taken = feed.events.flatMap((event) =>
      event.e === 'move' && event.rnd && event.from === 'hand' ? [names.idOf(event.card)] : [],
    );
    const card = taken.find((other) => hand.includes(other));
    return [card !== undefined && disclosed.includes(card) ? card : none];
  },
  discardDrawn: whole,
  shuffleBack: whole,
  loadNow: whole,
  shipOrCargo: whole,
  shipToLoad: whole,
  target({ question, attached }) {
    const target = attached.get(question.source);
    return target !== undefined && question.options.includes(target) ? [target] : undefined;
  },
  /** The reference takes them in the order of the deck list. */
  order: ({ question }) => question.options.toSorted((a, b) => a - b).slice(0, 1),
};

/** The indices of the answer among the options, ascending; a sentence says why there is none. */
export function picksFor(asked: Asked): readonly number[] | string {
  const { question, names } = asked;
  const cards = answers[question.kind](asked);
  if (cards === undefined) return 'the trace holds no answer';
  const strange = cards.find((card) => !question.options.includes(card));
  if (strange !== undefined) return `${names.nameOf(strange)} is not offered`;
  return cards.map((card) => question.options.indexOf(card)).sort((a, b) => a - b);
}
