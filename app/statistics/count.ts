/** What the matches that are over come to, for those who sat at this browser. */
import { opponentOf, type People, peoples, type Seat, seats } from '../../src/vocabulary';
import { type Level, levels } from '../computer';
import type { PlayedGame, PlayedMatch } from './playedMatch';

/** The computer at a level, or two people at one screen. */
export const opponents = [...levels, 'sameScreen'] as const satisfies readonly (Level | 'sameScreen')[];

/** `computer`: at any level. */
export type Opponent = 'computer' | (typeof opponents)[number];

export interface Wish {
  readonly opponent: Opponent;
  /** Games in which the own people was this one; `null`: any. */
  readonly people: People | null;
}

export interface Tally {
  readonly games: number;
  readonly won: number;
}

export interface Spread {
  readonly mean: number;
  readonly most: number;
}

export interface Statistics {
  readonly games: number;
  readonly won: number;
  /** Matches of several games (R16.1). */
  readonly matches: Tally;
  readonly crystals: { readonly won: number; readonly lost: number };
  /** The most games won one after the other, and by whom; `null` where none is won. */
  readonly streak: { readonly length: number; readonly who: string } | null;
  readonly turns: Spread;
  readonly fights: Spread;
  readonly byOwnPeople: ReadonlyMap<People, Tally>;
  readonly byOtherPeople: ReadonlyMap<People, Tally>;
  readonly byPlayer: ReadonlyMap<string, Tally>;
  readonly byEnd: ReadonlyMap<PlayedGame['reason'], Tally>;
}

/** One game as a person at the table saw it. */
interface Sight {
  readonly game: PlayedGame;
  readonly seat: Seat;
  readonly who: string;
  readonly own: People;
  readonly other: People;
  readonly won: boolean;
}

const isPerson = ({ sitters }: PlayedMatch, seat: Seat): boolean => sitters[seat].level === null;

const personsOf = (match: PlayedMatch): readonly Seat[] => seats.filter((seat) => isPerson(match, seat));

/** Of a match somebody plays: a level, or two people. */
export function opponentIn(match: PlayedMatch): (typeof opponents)[number] {
  const [first, second] = match.sitters;
  return first.level ?? second.level ?? 'sameScreen';
}

function isAgainst(match: PlayedMatch, opponent: Opponent): boolean {
  const found = opponentIn(match);
  return opponent === 'computer' ? found !== 'sameScreen' : found === opponent;
}

/** Each game once for every person who played it, in their order. */
function sightsOf(matches: readonly PlayedMatch[], people: People | null): readonly Sight[] {
  return matches.flatMap((match) =>
    match.games.flatMap((game) =>
      personsOf(match).flatMap((seat) => {
        const own = game.decks[seat].people;
        if (people !== null && own !== people) return [];
        const other = game.decks[opponentOf(seat)].people;
        return [{ game, seat, who: match.sitters[seat].name, own, other, won: game.winner === seat }];
      }),
    ),
  );
}

const tallyOf = (sights: readonly Sight[]): Tally => ({
  games: sights.length,
  won: sights.filter(({ won }) => won).length,
});

function groupsOf<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Keys with a game, in the order given, or else as they come. */
function talliesBy<K>(sights: readonly Sight[], keyOf: (sight: Sight) => K, order?: readonly K[]) {
  const groups = groupsOf(sights, keyOf);
  const keys = order?.filter((key) => groups.has(key)) ?? [...groups.keys()];
  return new Map(keys.map((key) => [key, tallyOf(groups.get(key)!)]));
}

function spreadOf(values: readonly number[]): Spread {
  const sum = values.reduce((total, value) => total + value, 0);
  return { mean: sum / Math.max(1, values.length), most: Math.max(0, ...values) };
}

/** At one screen everybody has a streak of their own. */
function streakOf(sights: readonly Sight[], opponent: Opponent): Statistics['streak'] {
  const running = new Map<string, number>();
  let best: { length: number; who: string } | null = null;
  for (const { who, won } of sights) {
    const key = opponent === 'sameScreen' ? who : '';
    const length = won ? (running.get(key) ?? 0) + 1 : 0;
    running.set(key, length);
    if (length > (best?.length ?? 0)) best = { length, who };
  }
  return best;
}

/** R16.1: who has more crystals in the end. */
const hasWon = ({ crystals }: PlayedMatch, seat: Seat): boolean =>
  crystals[seat] > crystals[opponentOf(seat)];

function longMatches(matches: readonly PlayedMatch[]): Tally {
  const long = matches.filter(({ crystalsToWin }) => crystalsToWin > 1);
  const won = long.filter((match) => personsOf(match).some((seat) => hasWon(match, seat)));
  return { games: long.length, won: won.length };
}

const crystalsOf = (sights: readonly Sight[]): number =>
  sights.reduce((sum, { game }) => sum + game.crystals, 0);

/** `matches`: the first played first. */
export function statisticsOf(matches: readonly PlayedMatch[], { opponent, people }: Wish): Statistics {
  const against = matches.filter((match) => isAgainst(match, opponent));
  const sights = sightsOf(against, people);
  const games = [...new Set(sights.map(({ game }) => game))];
  const [won, lost] = [sights.filter((sight) => sight.won), sights.filter((sight) => !sight.won)];
  return {
    games: games.length,
    won: won.length,
    matches: longMatches(against),
    crystals: { won: crystalsOf(won), lost: crystalsOf(lost) },
    streak: streakOf(sights, opponent),
    turns: spreadOf(games.map(({ turns }) => turns)),
    fights: spreadOf(games.map(({ fights }) => fights)),
    byOwnPeople: talliesBy(sights, ({ own }) => own, peoples),
    byOtherPeople: talliesBy(sights, ({ other }) => other, peoples),
    byPlayer: talliesBy(sights, ({ who }) => who),
    byEnd: talliesBy(sights, ({ game }) => game.reason),
  };
}

/** How the games went against each kind of opponent that has been met. */
export function talliesByOpponent(
  matches: readonly PlayedMatch[],
  people: People | null,
): ReadonlyMap<Level | 'sameScreen', Tally> {
  const met = groupsOf(matches, opponentIn);
  return new Map(
    opponents
      .filter((kind) => met.has(kind))
      .map((kind) => {
        const { games, won } = statisticsOf(met.get(kind)!, { opponent: kind, people });
        return [kind, { games, won }] as const;
      }),
  );
}
