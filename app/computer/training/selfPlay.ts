/** Plays games of the learned evaluation against itself and notes what there is to learn from them. */
import { matchChart, newMatch, observe } from '../../../machines/engine';
import type { Action } from '../../../src/actions';
import { none } from '../../../src/position';
import { opponentOf, type Seat } from '../../../src/vocabulary';
import { allPairings, type Pairing } from '../arena/deals';
import { gameOf } from '../arena/game';
import { imagining } from '../belief/imagine';
import { answerToBluff, temperBy } from '../bluff/answer';
import { type Fresh, freshFrom, type Judge, judging, searchedFor } from '../evaluate/judge';
import { anyOf, type Chance, chanceFrom } from '../player';
import { Plan } from '../search/plan';
import { settled } from '../settled';
import { actorAt, type Spot, spotOf, take } from '../think/spot';
import { exploreTurn, type TurnOptions } from '../think/turns';
import { type Lessons, noted, packed } from './lessons';
import { type Line, withReturns } from './returns';

/** Actions tried to find a turn. */
const budget = 60;
/** How often, in 100, a turn is taken by chance from the best ones. */
const explores = 8;
const exploredWays = 6;

/** The pairing of a game, either people at either seat. */
function pairingOf(game: number): Pairing {
  const [one, other] = allPairings[game % allPairings.length]!;
  return Math.floor(game / allPairings.length) % 2 === 0 ? [one, other] : [other, one];
}

interface Way {
  readonly value: number;
  readonly actions: readonly Action[];
}

/** The best turn as the seat sees it in one world, now and then another good one. */
function turnFor(imagined: Spot, seat: Seat, rate: TurnOptions['rate'], chance: Chance): readonly Action[] {
  const ways: Way[] = [];
  const options = { budget, rate, temper: temperBy(chance) };
  exploreTurn(imagined, seat, options, (value, actions) => {
    if (actions.length > 0) ways.push({ value, actions: actions.slice() });
  });
  if (ways.length === 0) return [];
  ways.sort((a, b) => b.value - a.value);
  return (chance.below(100) < explores ? anyOf(ways.slice(0, exploredWays), chance) : ways[0]!).actions;
}

/** A player that is asked at the spot itself and looks at what its seat may see. */
function playerAt(judge: Judge, chance: Chance): (spot: Spot, seat: Seat) => Action {
  const plan = new Plan();
  return (spot, seat) => {
    const legal = matchChart.legalActions(spot.place, spot.position, []);
    if (legal.length === 1) return legal[0]!;
    const observation = observe(spot, seat);
    const known = plan.next(observation, legal) ?? settled(observation, legal);
    if (known !== undefined) return known;
    const imagine = imagining(observation, spot.position.settings, chance);
    const rate = judging(judge, observation.results.length);
    const answer = answerToBluff(legal, imagine, rate, chance);
    if (answer !== undefined) return answer;
    const [first, ...rest] = turnFor(imagine(), seat, rate, chance);
    if (first === undefined) return anyOf(legal, chance);
    plan.set(observation, rest);
    return first;
  };
}

/** Plays one game; its deal and everything done by chance follow from its number and the seed. */
export function selfPlay(judge: Judge, game: number, seed: number): ReturnType<typeof withReturns> {
  const settings = gameOf(pairingOf(game));
  const gameSeed = seed * 1_000_003 + game;
  const spot = spotOf(newMatch(settings, gameSeed));
  const chances = [chanceFrom(2 * gameSeed + 1), chanceFrom(2 * gameSeed + 2)] as const;
  const players = [playerAt(judge, chances[0]), playerAt(judge, chances[1])] as const;
  const lines: readonly [Line[], Line[]] = [[], []];
  let fresh: Fresh = freshFrom(spot.position, spot.position.onTurn);
  for (let actor = actorAt(spot); actor !== null; actor = actorAt(spot)) {
    const { turn, onTurn, fightNumber, results } = spot.position;
    const number = turn.number;
    const action = players[actor](spot, actor);
    const searched = searchedFor(spot.position, action);
    if (searched !== none && actor === onTurn) fresh[searched] = 0;
    take(spot, action);
    const now = spot.position;
    if (now.results.length > results.length) break;
    if (now.turn.number === number && now.fightNumber === fightNumber) continue;
    const other = opponentOf(onTurn);
    lines[onTurn].push({
      value: judge(now, onTurn),
      notes: [noted(now, onTurn, null), noted(now, onTurn, fresh)],
    });
    lines[other].push({ value: judge(now, other), notes: [noted(now, other, null)] });
    fresh = freshFrom(now, now.onTurn);
  }
  const { winner } = spot.position.results[0]!;
  return withReturns(lines, winner);
}

/** The lessons of games `from` to `to`, the last not counted, in their order. */
export function lessonsOf(judge: Judge, from: number, to: number, seed: number): Lessons {
  const notes = [];
  for (let game = from; game < to; game++) notes.push(...selfPlay(judge, game, seed));
  return packed(notes);
}
