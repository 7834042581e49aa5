/** Ends of fights and games among the news, for the summaries. */
import type { CardId } from '../../../src/actions';
import type { Dragons } from '../../../src/moves';
import type { News } from '../../../src/news';
import { type GameResult, none } from '../../../src/position';
import { type Element, opponentOf, type Seat } from '../../../src/vocabulary';
import type { SeatObservation } from '../../game/view';

export interface FightEnd {
  readonly kind: 'fight';
  /** Counted over all news of the match. */
  readonly at: number;
  readonly winner: Seat;
  readonly loser: Seat;
  readonly fight: number;
  readonly turn: number;
  readonly element: Element | null;
  /** What happened, oldest first. */
  readonly news: readonly News[];
  readonly before: Dragons;
  readonly after: Dragons;
}

export interface GameEnd {
  readonly kind: 'game';
  readonly at: number;
  readonly result: GameResult;
  readonly game: number;
}

/** Bluffs are turned up (R23.8). */
export interface Reveal {
  readonly kind: 'reveal';
  readonly at: number;
  readonly bluffer: Seat;
  readonly element: Element | null;
  readonly cards: readonly CardId[];
  readonly news: News;
  /** What comes of it at once, oldest first. */
  readonly follows: readonly News[];
}

export type End = FightEnd | GameEnd | Reveal;

/** How many news there have been in the match. */
export const newsCount = ({ news, newsDropped }: SeatObservation): number => newsDropped + news.length;

const isOfFight = (one: News, retreat: News): boolean =>
  one.fight === retreat.fight && one.game === retreat.game;

/** Dragons before the events, from those after. */
function before(after: Dragons, events: readonly News[]): Dragons {
  const dragons: [number, number] = [after[0], after[1]];
  for (const event of events.toReversed()) {
    if (event.what !== 'dragon') continue;
    if (event.from === 'middle') dragons[event.seat] -= 1;
    else dragons[opponentOf(event.seat)] += 1;
  }
  return dragons;
}

/** How many news are seen once the end has been looked at. */
export const seenAfter = (end: End, observation: SeatObservation): number =>
  end.kind === 'reveal' ? end.at + 1 : newsCount(observation);

/** R23.8, R23.9: the dragon of the call, and the retreat if a Bluff was of another colour. */
function followsCall(later: readonly News[]): News[] {
  const rest = later.findIndex(({ what }) => isPause.has(what));
  const turn = rest < 0 ? later : later.slice(0, rest);
  const retreat = turn.findIndex(({ what }) => what === 'retreat');
  return turn
    .slice(0, retreat < 0 ? undefined : retreat + 1)
    .filter((one) => one.what === 'retreat' || (one.what === 'dragon' && one.by === none));
}

const isPause: ReadonlySet<News['what']> = new Set(['turnBegins', 'fightBegins', 'gameEnds']);

function revealSince({ news, newsDropped }: SeatObservation, first: number): Reveal | undefined {
  const index = news.findIndex((one, at) => at >= first && one.what === 'showColours');
  const call = news[index];
  if (call?.what !== 'showColours') return undefined;
  const element = news.findLast((one, at) => at < index && one.what === 'element' && isOfFight(one, call));
  return {
    kind: 'reveal',
    at: newsDropped + index,
    bluffer: opponentOf(call.seat),
    element: element?.what === 'element' ? element.element : null,
    cards: call.cards,
    news: call,
    follows: followsCall(news.slice(index + 1)),
  };
}

/** What was not yet looked at, if anything: Bluffs turned up, then the end of a game before that of its fight. */
export function endSince(observation: SeatObservation, seen: number): End | undefined {
  const { news, newsDropped, sides } = observation;
  const first = Math.max(0, seen - newsDropped);
  const reveal = revealSince(observation, first);
  if (reveal !== undefined) return reveal;
  const game = news.findLastIndex((one, index) => index >= first && one.what === 'gameEnds');
  const found = news[game];
  if (found?.what === 'gameEnds') {
    return { kind: 'game', at: newsDropped + game, result: found.result, game: found.game };
  }
  const index = news.findLastIndex((one, at) => at >= first && one.what === 'retreat');
  const retreat = news[index];
  if (retreat?.what !== 'retreat') return undefined;
  const called = news.findLastIndex(
    (one, at) => at < index && one.what === 'showColours' && isOfFight(one, retreat),
  );
  const from = retreat.why === 'failedBluff' && called >= 0 ? called : index;
  const events = news.slice(from).filter((one) => isOfFight(one, retreat) && tells.has(one.what));
  const announced = news.findLast((one) => one.what === 'element' && isOfFight(one, retreat));
  const after: Dragons = [sides[0].dragons, sides[1].dragons];
  return {
    kind: 'fight',
    at: newsDropped + index,
    winner: opponentOf(retreat.seat),
    loser: retreat.seat,
    fight: retreat.fight,
    turn: retreat.turn,
    element: announced?.what === 'element' ? announced.element : null,
    news: events,
    before: before(
      after,
      news.slice(from).filter((one) => one.game === retreat.game),
    ),
    after,
  };
}

const tells: ReadonlySet<News['what']> = new Set(['showColours', 'retreat', 'retreatDragons', 'dragon']);
