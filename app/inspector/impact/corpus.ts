/** Games to try changed rules on, with what they came to when they were taken in. Kept over reloads of the page. */
import type { Language } from '../../../src/vocabulary';
import { settings } from '../../page/settings';
import { storeOf } from '../../page/store';
import type { Workbench } from '../game/bench';
import { type Recorded, readRecorded } from '../game/recorded';
import { type Divergence, firstDivergence, type Outcome } from './outcomes';
import { playAnew } from './playAnew';

export interface Kept {
  readonly name: string;
  readonly game: Recorded;
  readonly outcomes: readonly Outcome[];
}

export interface Judged {
  readonly name: string;
  readonly actions: number;
  /** Undefined: everything as before. A text: it could not be played at all. */
  readonly divergence: Divergence | string | undefined;
}

const key = 'blue-moon.corpus';

function read(): Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

let corpus = read();

function keep(next: readonly Kept[]): void {
  corpus = [...next];
  try {
    sessionStorage.setItem(key, JSON.stringify(corpus));
  } catch {
    // Too much to keep: it holds for this visit only.
  }
}

const languageNow = (): Language => settings.get().language;

export const judged = storeOf<readonly Judged[]>([]);
/** Why the rules as they are now cannot be tried at all. */
export const rulesFault = storeOf('');

/** Plays every game again on the newest rules; with these games beside the corpus. */
export async function judge(others: readonly Kept[] = []): Promise<void> {
  const all = [...others, ...corpus];
  try {
    const answers = await playAnew(
      all.map(({ game }) => game),
      languageNow(),
    );
    rulesFault.set('');
    judged.set(
      all.map(({ name, game, outcomes }, index) => {
        const answer = answers[index]!;
        const divergence = typeof answer === 'string' ? answer : firstDivergence(outcomes, answer);
        return { name, actions: game.actions.length, divergence };
      }),
    );
  } catch (error) {
    rulesFault.set((error as Error).message);
  }
}

/** Adds games with what they come to on the rules as they are now; those of the same name are replaced. */
async function take(games: ReadonlyMap<string, Recorded>): Promise<void> {
  const answers = await playAnew([...games.values()], languageNow());
  const made = [...games].flatMap(([name, game], index): Kept[] => {
    const outcomes = answers[index]!;
    return typeof outcomes === 'string' ? [] : [{ name, game, outcomes }];
  });
  keep([...corpus.filter(({ name }) => !games.has(name)), ...made]);
  await judge();
}

/** The game on the bench as it stands. */
export function gameOnBench({ source }: Workbench): Recorded {
  const { module, chart } = source.rules;
  const { place, position } = source.start();
  const actions = source.steps().map(({ action }) => action);
  return { chart: module.name, place: chart.nameOf(place), position, actions };
}

export const takeBench = (name: string, workbench: Workbench): Promise<void> =>
  take(new Map([[name, gameOnBench(workbench)]]));

/** Takes the files that are recorded games; the answer names the others. */
export async function takeFiles(files: readonly File[]): Promise<readonly string[]> {
  const games = new Map<string, Recorded>();
  const others: string[] = [];
  for (const file of files) {
    const game = readRecorded(await file.text());
    if (game.ok) games.set(file.name, game.value);
    else others.push(file.name);
  }
  await take(games);
  return others;
}

/** What they come to now is what later changes are held against. */
export const acceptAll = (): Promise<void> =>
  take(new Map(corpus.map(({ name, game }) => [name, game] as const)));

export function forgetAll(): void {
  keep([]);
  judged.set([]);
}

if (corpus.length > 0) void judge();
