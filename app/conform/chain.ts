/**
 * Takes recorded steps that belong together: our actions, the recorded answers, and a comparison after each step, also
 * after those that run by themselves while our chart comes to rest.
 */
import { matchChart } from '../../machines/engine';
import { noEdge } from '../../machines/executor/chart';
import type { EdgeObserver } from '../../machines/executor/settle';
import { isChoiceAt } from '../../machines/place';
import type { Action } from '../../src/actions';
import { factsAt } from '../../src/cards/facts';
import type { Position } from '../../src/position';
import { power } from '../../src/power';
import type { Reason } from '../../src/reasons';
import { opponentOf } from '../../src/vocabulary';
import { type Asked, picksFor } from './answer';
import { compareAnswers } from './compareAnswers';
import { compareState } from './compareState';
import { Feed } from './feed';
import type { Journey } from './journey';
import { part } from './parted';
import { isPlay } from './plan';
import { track } from './spot';
import { takeOverShuffle } from './takeOver';
import type { Verb } from './trace';

type Observe = EdgeObserver<Position, Action, Reason>;

/** The step that ends with an edge of our chart that is taken without an action. */
function stepEndingWith(source: string, target: string | undefined): Verb | undefined {
  if (target?.endsWith('.turn.refill')) return 'announce';
  if (source.endsWith('.turn.refill')) return 'refresh';
  return source.endsWith('.end.floods') && target?.endsWith('.fight.turn') ? 'endTurn' : undefined;
}

/** Takes the actions and compares after each step of the chain; cards of one play only after the last. */
export function takeChain(journey: Journey, chain: readonly number[], actions: readonly Action[]): void {
  const { game, names, spot } = journey;
  const feed = new Feed(
    chain.map((at) => game.steps[at]!),
    names,
  );
  spot.position.script = feed.script();
  const left = [...chain];
  const compareNext = (isOver: boolean): void => {
    const at = left.shift()!;
    track(spot, game.steps[at]!, names);
    const isWithinPlay = left.length > 0 && isPlay(game.steps[at]!);
    if (!isWithinPlay) compareState(journey, at, isOver, feed);
  };
  const observe: Observe = ({ source, target }) => {
    const [next] = left;
    if (next !== undefined && game.steps[next]!.do === stepEndingWith(source, target)) compareNext(false);
  };
  const attached = new Map([...spot.attached, ...feed.targets()]);
  answerAll(journey, feed, attached, observe);
  for (const action of actions) {
    if (action.type === 'announce') comparePower(journey, chain[0]!, action);
    act(journey, action, observe);
    answerAll(journey, feed, attached, observe);
  }
  takeOverShuffle(journey, feed);
  while (left.length > 0) compareNext(matchChart.isOver(spot.place));
  compareRest(journey, feed);
}

function act({ spot }: Journey, action: Action, observe: Observe): void {
  const refusal = matchChart.whyNot(spot.place, spot.position, action);
  if (refusal === noEdge)
    part('step', 'taken', `${action.type} has no edge at ${matchChart.nameOf(spot.place)}`);
  if (refusal !== undefined) part('step', 'taken', `refused: ${JSON.stringify(refusal)}`, refusal);
  spot.place = matchChart.advanceTraced(spot.place, spot.position, action, observe);
}

/** Answers whatever our chart asks, until it waits for an action of the player on turn. */
function answerAll(journey: Journey, feed: Feed, attached: Asked['attached'], observe: Observe): void {
  const { spot, names, ledger } = journey;
  for (;;) {
    const place = matchChart.nameOf(spot.place);
    const { position } = spot;
    if (place.endsWith('.showColours')) {
      const isCalled = feed.nextCall() ?? part('show colours', 'not asked', 'asked');
      act(journey, { type: isCalled ? 'showColours' : 'pass', seat: opponentOf(position.onTurn) }, observe);
    } else if (isChoiceAt(place)) {
      const question = position.question!;
      const asked = { position, question, feed, names, attached };
      compareAnswers(journey, asked);
      if (isOfferAtEnd(asked)) ledger.allow('offerAlwaysTaken');
      act(journey, { type: 'choose', seat: question.by, picks: answerOf(journey, asked) }, observe);
    } else return;
  }
}

function answerOf(journey: Journey, asked: Asked): readonly number[] {
  const { question, names } = asked;
  const picks = picksFor(asked);
  if (typeof picks !== 'string') return picks;
  if (question.kind === 'target' && isAllTheSame(asked)) {
    journey.ledger.allow('targetWithoutGain');
    return [0];
  }
  return part(`question ${question.kind} of ${names.nameOf(question.source)}`, picks, 'asked');
}

/** D10: whether every target gives the same power in the element of the fight. */
function isAllTheSame({ position, question }: Asked): boolean {
  const { element } = position;
  if (element === null) return false;
  const { source, by, options } = question;
  const others = position.targets.filter(([card]) => card !== source);
  const powers = options.map((target) =>
    power({ ...position, targets: [...others, [source, target]] }, by, element),
  );
  return powers.every((other) => other === powers[0]);
}

/** R20.6: a "may" at the end of a phase or turn, which the reference does not ask about. */
function isOfferAtEnd({ position, question }: Asked): boolean {
  if (question.kind !== 'useText' && question.kind !== 'amount') return false;
  const { effect } = factsAt(position, question.source);
  return effect !== null && 'when' in effect && endings.has(effect.when);
}

const endings: ReadonlySet<string> = new Set(['endOfReinforcement', 'endOfTurn']);

/** R11.1: the power announced, in the element announced. */
function comparePower(
  { game, spot }: Journey,
  at: number,
  { seat, element }: Action & { type: 'announce' },
): void {
  const { position } = spot;
  const contested = element ?? position.element!;
  const seen = power({ ...position, element: contested }, seat, contested);
  const expected = game.steps[at]!.power!;
  if (seen !== expected) part('announced power', String(expected), String(seen));
}

/** Nothing recorded may be left over. */
function compareRest({ spot }: Journey, feed: Feed): void {
  const [chance] = spot.position.script;
  if (chance !== undefined) part('chance', JSON.stringify(chance), 'not asked for');
  const choice = feed.unasked();
  if (choice !== undefined)
    part(`choice of ${choice.card ?? choice.kind}`, choice.picked.join(', '), 'not asked for');
  if (feed.nextCall() !== undefined) part('show colours', 'asked', 'not asked');
}
