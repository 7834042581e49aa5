/**
 * A game as something to look at, action by action. The states stay in here; out come views of those who may look:
 * of a game that still runs, the persons at it, each their own; of one that is over, or was opened to be looked at, anybody.
 */

import { isOver, type State, toAct } from '../../machines/engine';
import { replay } from '../../machines/replay';
import type { Action } from '../../src/actions';
import { determinize } from '../../src/determinize';
import type { News } from '../../src/news';
import { observe } from '../../src/observe';
import type { Settings } from '../../src/position';
import type { GameRecord, Note } from '../../src/record';
import { seedRandom } from '../../src/rng';
import type { Seat } from '../../src/vocabulary';
import { type RunningMatch, runMatch } from '../game/match';
import { recordOf } from '../game/records';
import { newSeed, personSeats, type Session } from '../game/session';
import type { SeatView } from '../game/view';
import { type Store, storeOf } from '../page/store';
import { newsFor, type Seeing, viewFor } from './bothHands';

/** A fight, and the action it begins after. */
export interface FightMark {
  readonly at: number;
  readonly game: number;
  readonly fight: number;
}

/** Something that happened, and after which action it is told. */
export interface Told {
  readonly at: number;
  readonly news: News;
}

export interface Film {
  /** How many actions. */
  readonly length: number;
  readonly seatNames: readonly [string, string];
  /** Whom the log calls "you". */
  readonly you: Seat | null;
  /** Views that may be shown, the usual one first. */
  readonly seeable: readonly Seeing[];
  /** Two people share the screen: before a view is shown, the other looks away. */
  readonly isShared: boolean;
  /** Nothing is hidden from who looks, so the whole record may be read. */
  readonly isOpen: boolean;
  /** It is shown because its address holds it, not because it is played here. */
  readonly isInAddress: boolean;
  readonly turns: readonly number[];
  readonly fights: readonly FightMark[];
  readonly notes: Store<readonly Note[]>;
  readonly view: (at: number, seeing: Seeing) => SeatView;
  /** What happened in the game that is played at that moment, from its deal to its end. */
  readonly told: (at: number, seeing: Seeing) => readonly Told[];
  /** Catalogue index of each match card that is known by the end of that game. */
  readonly known: (at: number, seeing: Seeing) => readonly (number | null)[];
  /** Whether the action that leads there tells anything. */
  readonly tells: (at: number) => boolean;
  /** What can be shared. */
  readonly record: () => GameRecord;
  /** A match that goes on from that moment; `null` where none can. */
  readonly branch: (at: number, seeing: Seeing) => RunningMatch | null;
}

interface Reel {
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  /** Where it began, if not with the deal. */
  readonly setUp: State | undefined;
  readonly settings: Settings;
  readonly seed: number;
  readonly seatNames: readonly [string, string];
  readonly you: Seat | null;
  readonly seeable: readonly Seeing[];
  readonly isShared: boolean;
  readonly isInAddress: boolean;
  readonly notes: Store<readonly Note[]>;
  readonly record: () => GameRecord;
}

const everyone: readonly Seeing[] = ['both', 0, 1];

/** Of the game that is being played, as far as it is. */
export function filmOfSession(current: Session): Film {
  const { match } = current;
  const [start, ...later] = match.moments();
  const states = [start!, ...later].map(({ state }) => state);
  const persons = personSeats(current);
  const isOpen = isOver(states.at(-1)!) || persons.length === 0;
  const [first, second] = current.sitters;
  return filmOf({
    states,
    actions: later.map(({ action }) => action!),
    setUp: match.isSetUp ? states[0] : undefined,
    settings: match.settings,
    seed: match.seed,
    seatNames: [first.name, second.name],
    you: persons.length === 1 ? persons[0]! : null,
    seeable: isOpen ? everyone : persons,
    isShared: !isOpen && persons.length === 2,
    isInAddress: false,
    notes: current.notes,
    record: () => recordOf(current),
  });
}

/** Of a record that has been read and found sound. */
export function filmOfRecord(record: GameRecord): Film {
  const { settings, seed, names } = record;
  const notes = storeOf<readonly Note[]>(record.notes ?? []);
  const { states } = replay(record);
  return filmOf({
    states,
    actions: record.actions,
    setUp: record.start && states[0],
    settings,
    seed,
    seatNames: names,
    you: null,
    seeable: everyone,
    isShared: false,
    isInAddress: true,
    notes,
    record: () => ({ ...record, notes: notes.get() }),
  });
}

function filmOf(reel: Reel): Film {
  const { states, seeable, settings, seed } = reel;
  const told = toldIn(states);
  const isOpen = seeable.includes('both');
  let last: { at: number; seeing: Seeing; view: SeatView } | undefined;

  const allowed = (wished: Seeing): Seeing => (seeable.includes(wished) ? wished : seeable[0]!);

  function view(at: number, wished: Seeing): SeatView {
    const seeing = allowed(wished);
    if (last?.at !== at || last.seeing !== seeing) {
      last = { at, seeing, view: viewFor(states[at]!, seeing) };
    }
    return last.view;
  }
  function endOfGame(at: number): number {
    const game = gameNumber(states[at]!);
    const next = states.findIndex((_, index) => index > at && gameNumber(states[index]!) !== game);
    return next < 0 ? states.length - 1 : next - 1;
  }
  return {
    length: states.length - 1,
    seatNames: reel.seatNames,
    you: reel.you,
    seeable,
    isShared: reel.isShared,
    isOpen,
    isInAddress: reel.isInAddress,
    turns: turnsIn(states),
    fights: fightsIn(states),
    notes: reel.notes,
    view,
    told: (at, seeing) => {
      const game = gameNumber(states[at]!);
      return told
        .filter(({ news }) => news.game === game)
        .map(({ at: when, news }) => ({ at: when, news: newsFor(news, allowed(seeing)) }));
    },
    known: (at, seeing) => viewFor(states[endOfGame(at)]!, allowed(seeing)).remembered,
    tells: (at) => told.some((one) => one.at === at),
    record: reel.record,
    branch(at, wished) {
      const state = states[at]!;
      const seeing = allowed(wished);
      if (toAct(state) === null) return null;
      if (isOpen) return runMatch(settings, seed, reel.actions.slice(0, at), reel.setUp);
      return seeing === 'both' ? null : dealtAnew(state, seeing, settings);
    },
  };
}

/** The same moment with other hidden cards, so that trying out what comes tells nothing of the game that still runs. */
function dealtAnew(state: State, seat: Seat, settings: Settings): RunningMatch | null {
  const { question } = state.position;
  // What a card asks the other seat depends on cards this one does not know.
  if (question !== null && question.by !== seat) return null;
  const { position } = determinize(observe(state.position, seat), settings, seedRandom(newSeed()));
  return runMatch(settings, 0, [], { place: state.place, position: { ...position, news: [] } });
}

/** The game that is played, or, once the match is over, the last one. */
const gameNumber = (state: State): number => state.position.results.length + (isOver(state) ? 0 : 1);

const isSameFight = (one: State, other: State): boolean =>
  one.position.fightNumber === other.position.fightNumber && gameNumber(one) === gameNumber(other);

const isSameTurn = (one: State, other: State): boolean =>
  one.position.turn.number === other.position.turn.number && isSameFight(one, other);

const turnsIn = (states: readonly State[]): number[] =>
  states.flatMap((state, at) => (at === 0 || !isSameTurn(states[at - 1]!, state) ? [at] : []));

const fightsIn = (states: readonly State[]): FightMark[] =>
  states.flatMap((state, at) =>
    at === 0 || !isSameFight(states[at - 1]!, state)
      ? [{ at, game: gameNumber(state), fight: state.position.fightNumber }]
      : [],
  );

/** Positions keep the latest news only: what each action has told is gathered as it comes. */
function toldIn(states: readonly State[]): Told[] {
  let before = 0;
  return states.flatMap(({ position: { news, newsDropped } }, at) => {
    const kept = news ?? [];
    const count = newsDropped + kept.length;
    const fresh = count > before ? kept.slice(before - count) : [];
    before = Math.max(before, count);
    return fresh.map((one) => ({ at, news: one }));
  });
}
