/** Follows one trace with our engine from its first step to its last, comparing all the way. */
import { matchChart } from '../../machines/engine';
import { explainParting } from './allowParting';
import { takeChain } from './chain';
import { compareMoves } from './compareMoves';
import type { Journey } from './journey';
import { Ledger } from './ledger';
import { namesOf } from './names';
import { Parted } from './parted';
import { isPlay, planOf, playOf } from './plan';
import { resume } from './resume';
import { copySpot, firstSpot, track } from './spot';
import type { Tally } from './tally';
import type { TraceGame, Verb } from './trace';

/** Follows a game; file and number are for the report. */
export function walkGame(game: TraceGame, file: string, number: number): Tally {
  const names = namesOf(game);
  const ledger = new Ledger(game, file, number);
  const journey: Journey = {
    game,
    names,
    ledger,
    spot: firstSpot(game, names),
    earlier: [],
    hadCardsAgain: [false, false],
  };
  for (let at = 0; at < game.steps.length; ) at = takeOrSkip(journey, at);
  return ledger.tally();
}

/** Takes the step and what belongs to it, or, where we part, goes on at the next turn. Returns the next step. */
function takeOrSkip(journey: Journey, at: number): number {
  const before = copySpot(journey.spot);
  const { earlier } = journey;
  try {
    return take(journey, at);
  } catch (error) {
    if (!(error instanceof Parted)) throw error;
    journey.spot = before;
    journey.earlier = earlier;
    const { steps } = journey.game;
    const chain = chainFrom(journey, at, 1).map((index) => steps[index]!);
    const name = explainParting({ journey, step: steps[at]!, chain, reason: error.reason });
    if (name === undefined) journey.ledger.report(at, error.difference);
    else journey.ledger.allow(name);
    return skip(journey, at);
  }
}

function take(journey: Journey, at: number): number {
  const { game, names, spot } = journey;
  const step = game.steps[at]!;
  if (step.phase === 'begin') journey.earlier = [];
  const plan = planOf(spot, game.steps, at, names);
  const chain = chainFrom(journey, at, plan.steps);
  compareMoves(journey, at);
  if (plan.steps > 1) compareWithinPlay(journey, chain);
  if (isPlay(step)) rememberPlay(journey, chain);
  takeChain(journey, chain, plan.actions);
  return at + chain.length;
}

/** Verbs of steps that run by themselves, and of those after which they come. */
const automatic: ReadonlySet<Verb> = new Set<Verb>(['refresh', 'endTurn', 'startTurn']);
const endsTurn: ReadonlySet<Verb> = new Set<Verb>(['announce', 'retreat', 'declineFight']);

/** The steps taken together with one: the rest of its play, or what runs by itself after it. */
function chainFrom({ game: { steps } }: Journey, at: number, count: number): number[] {
  let end = at + count;
  if (endsTurn.has(steps[at]!.do)) while (end < steps.length && automatic.has(steps[end]!.do)) end++;
  return Array.from({ length: end - at }, (_, index) => at + index);
}

function rememberPlay(journey: Journey, chain: readonly number[]): void {
  const { game, names, spot, earlier } = journey;
  const steps = chain.map((at) => game.steps[at]!);
  const cards = steps.map((step) => names.idOf(step.card!));
  journey.earlier = [...earlier, { before: copySpot(spot), step: steps[0]!, cards }];
}

/** Plays the first cards of a pair or gang as if they were all, on the side, to compare where the trace has a step. */
function compareWithinPlay(journey: Journey, chain: readonly number[]): void {
  const { game, names, spot, earlier } = journey;
  const { p: seat } = game.steps[chain[0]!]!;
  for (let count = 1; count < chain.length; count++) {
    journey.spot = copySpot(spot);
    journey.earlier = earlier;
    const first = chain.slice(0, count);
    const action = playOf(
      spot,
      seat,
      first.map((at) => names.idOf(game.steps[at]!.card!)),
    );
    if (action === undefined) continue;
    rememberPlay(journey, first);
    takeChain(journey, first, [action]);
    compareMoves(journey, chain[count]!);
  }
  journey.spot = spot;
  journey.earlier = earlier;
}

const beginningOfTurn = 'match.game.fight.turn.beginning';

/** Goes on from the recorded state at the next beginning of a turn; returns the step after it. */
function skip(journey: Journey, at: number): number {
  const { game, names, spot } = journey;
  for (let next = at; next < game.steps.length; next++) {
    const { do: verb, state } = game.steps[next]!;
    track(spot, game.steps[next]!, names);
    if (verb !== 'startTurn' || state.over || next === at) continue;
    const { position: like, piles, attached } = spot;
    spot.position = resume({ like, state, piles, attached }, names);
    spot.place = matchChart.placeOf(beginningOfTurn);
    return next + 1;
  }
  return game.steps.length;
}
