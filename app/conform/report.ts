/** What a conformance run has found, for a person at the terminal. */
import { catalogue } from '../../src/cards';
import { type AllowanceName, allowances } from './allowances';
import type { Mismatch, Tally, Uses } from './tally';

/** Mismatches shown in full; the rest are only counted. */
const shown = 10;

export function reportInWords(tally: Tally): string {
  const { games, steps, compared, mismatches } = tally;
  return [
    `games ${games}  steps ${steps}  compared ${compared}  mismatches ${mismatches.length}`,
    coverage(tally),
    ...allowanceLines(tally),
    ...mismatches.slice(0, shown).flatMap(mismatchLines),
    ...(mismatches.length > shown ? ['', `and ${mismatches.length - shown} more mismatches`] : []),
  ].join('\n');
}

function coverage({ steps, compared, played }: Tally): string {
  const cards = catalogue.filter((card) => card.kind !== 'leader').length;
  const percent = ((compared / Math.max(1, steps)) * 100).toFixed(2);
  return `${percent} % of the steps compared, ${played.length} of ${cards} cards played`;
}

/** The allowances used, in the order of their list. */
export function usesOf(tally: Tally): (Uses & { name: AllowanceName; rule: string; reference: string })[] {
  return (Object.keys(allowances) as AllowanceName[]).flatMap((name) => {
    const uses = tally.allowances[name];
    return uses === undefined ? [] : [{ name, ...allowances[name], ...uses }];
  });
}

function allowanceLines(tally: Tally): string[] {
  const uses = usesOf(tally);
  if (uses.length === 0) return [];
  const width = Math.max(...uses.map(({ name }) => name.length));
  const lines = uses.map(
    ({ name, rule, reference, times, games }) =>
      `${String(times).padStart(7)}${String(games).padStart(7)}  ${name.padEnd(width)}  ${reference} (${rule})`,
  );
  return ['', '  times  games  allowance: what the reference engine does (rule that decides)', ...lines];
}

function mismatchLines({ file, game, step, move, what, expected, seen }: Mismatch): string[] {
  return [
    '',
    `${file}, game ${game}, step ${step} (${move}): ${what}`,
    `  trace   ${expected}`,
    `  engine  ${seen}`,
  ];
}
