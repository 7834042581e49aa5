/** Compares the answers a question of ours allows with those the trace lists. */
import { factsAt } from '../../src/cards/facts';
import { discardable } from '../../src/effects/discardable';
import type { EffectOf } from '../../src/effects/effect';
import { shipsWithRoom } from '../../src/effects/favor';
import { activeCharacters } from '../../src/inPlay';
import type { QuestionKind } from '../../src/position';
import { forEachAnswer } from '../../src/rules/choice';
import { cardIsNotBanned } from '../../src/rules/permissions';
import { opponentOf } from '../../src/vocabulary';
import type { AllowanceName } from './allowances';
import { type Asked, recordedFor } from './answer';
import type { Recorded } from './feed';
import type { Journey } from './journey';
import { part } from './parted';
import type { Difference } from './tally';
import type { Choice } from './trace';

/** Sets of cards, each as sorted words. */
type Answers = ReadonlySet<string>;

const nothing = 'nothing';
export const answerInWords = (cards: readonly string[]): string => cards.toSorted().join(' + ') || nothing;

/** Every set of at least `min` and at most `max` of the cards. */
function subsets(cards: readonly string[], min: number, max: number): Set<string> {
  const found = new Set<string>();
  const grow = (from: number, chosen: readonly string[]): void => {
    if (chosen.length >= min) found.add(answerInWords(chosen));
    if (chosen.length === max) return;
    for (let at = from; at < cards.length; at++) grow(at + 1, [...chosen, cards[at]!]);
  };
  grow(0, []);
  return found;
}

/** Every legal set of the trace; `undefined` where it does not list them, or where cards are hidden. */
export function recordedAnswers({ from, sets, min, max }: Choice): Set<string> | undefined {
  if (sets === undefined || sets === 'omitted' || sets === 'partial' || from.includes('?')) return undefined;
  if (sets === 'any') return subsets(from, min, max);
  return new Set(sets.map((set) => answerInWords(set.map((at) => from[at]!))));
}

const exactly = (asked: Asked): Set<string> => {
  const { position, question, names } = asked;
  const found = new Set<string>();
  forEachAnswer(position, (picks) =>
    found.add(answerInWords(picks.map((pick) => names.nameOf(question.options[pick]!)))),
  );
  return found;
};

/** Asked for card by card: any number of the options. */
const anyNumber = ({ question, names }: Asked): Set<string> =>
  subsets(question.options.map(names.nameOf), 0, question.options.length);

const reachOf = ({ position, question }: Asked) => {
  const effect = factsAt(position, question.source).effect;
  return effect?.do === 'discardFromPlay'
    ? discardable(position, question.by, effect as EffectOf<'discardFromPlay'>)
    : [];
};

/** What each kind of question that the trace records as a choice allows, as sets of cards. */
const ours: { readonly [K in QuestionKind]?: (asked: Asked) => Set<string> } = {
  useText: (asked) => new Set([nothing, answerInWords(reachOf(asked).map(asked.names.nameOf))]),
  leaveCharacter: (asked) =>
    new Set(
      asked.question.options.map((stays) =>
        answerInWords(
          reachOf(asked)
            .filter((card) => card !== stays)
            .map(asked.names.nameOf),
        ),
      ),
    ),
  kindToDiscard(asked) {
    const { combat } = asked.position.sides[opponentOf(asked.question.by)];
    const ofKind = (kind: number): string =>
      answerInWords(
        reachOf(asked)
          .filter((card) => combat.includes(card) === (kind === 0))
          .map(asked.names.nameOf),
      );
    return new Set([nothing, ...asked.question.options.map(ofKind)]);
  },
  discardFromPlay: exactly,
  recall: exactly,
  search: exactly,
  payForDragon: exactly,
  discardOwn: anyNumber,
  toDeckBottom: anyNumber,
  discardForced: ({ question, names }) => {
    const count = question.max + Math.max(0, question.subject);
    return subsets(question.options.map(names.nameOf), count, count);
  },
  discardDrawn: exactly,
  shuffleBack: exactly,
  loadNow: exactly,
  shipOrCargo: exactly,
  shipToLoad: exactly,
};

export function answerDifference(expected: Answers, seen: Answers): Difference | undefined {
  const missing = [...expected].filter((answer) => !seen.has(answer));
  const extra = [...seen].filter((answer) => !expected.has(answer));
  if (missing.length + extra.length === 0) return undefined;
  const inWords = (list: readonly string[]): string =>
    list.length > 0 ? list.slice(0, 5).join('; ') : 'no other';
  return { what: 'answers', expected: inWords(missing), seen: inWords(extra) };
}

/** Compares at the moment our engine asks; parts where only one side allows an answer and nothing explains it. */
export function compareAnswers(journey: Journey, asked: Asked): void {
  const recorded = recordedFor(asked);
  const list = ours[asked.question.kind];
  // What is asked for in several questions is compared at the first.
  if (recorded === undefined || list === undefined || recorded.left.length < recorded.picked.length) return;
  const expected = recordedAnswers(recorded.choice);
  if (expected === undefined) return;
  // Waiving a text is a move of its own in the trace.
  if (asked.question.kind === 'useText') expected.add(nothing);
  const seen = list(asked);
  const difference = answerDifference(expected, seen);
  if (difference === undefined) return;
  const name = explain(asked, recorded, expected, seen);
  if (name === undefined) part(`answers to ${asked.question.kind}`, difference.expected, difference.seen);
  journey.ledger.allow(name);
}

function explain(
  { position, question: { kind, by }, names }: Asked,
  { choice }: Recorded,
  expected: Answers,
  seen: Answers,
): AllowanceName | undefined {
  const missing = [...expected].filter((answer) => !seen.has(answer));
  const extra = [...seen].filter((answer) => !expected.has(answer));
  if (kind === 'search' && missing.length === 0 && extra.length === 1 && extra[0] === nothing) {
    return 'searchMustTake';
  }
  if (extra.length > 0) return undefined;
  if (kind === 'useText' && choice.card === 'Drown Resistance') {
    return activeCharacters(position, opponentOf(by)).length === 1 ? 'boosterSpared' : undefined;
  }
  if (kind !== 'shipOrCargo') return undefined;
  const isShip = (name: string): boolean => factsAt(position, names.idOf(name)).kind === 'ship';
  const isBanned = (name: string): boolean => cardIsNotBanned(position, by, names.idOf(name)) !== undefined;
  if (missing.every(isShip)) return missing.every(isBanned) ? 'shipNotBanned' : undefined;
  const onlyLanded =
    shipsWithRoom(position, by).length === 0 && position.sides[by].ships.some((ship) => ship.landed);
  return onlyLanded && !missing.some(isShip) ? 'landedShipLoaded' : undefined;
}
