/**
 * `npm run bench`: runs every `*.bench.ts` beside this file and prints their figures, as a table or with `--json` as
 * one object. Each exports `measure()`, which answers names and numbers; whatever it says, it says on stderr.
 */
import { readdirSync } from 'node:fs';

type Figures = Record<string, number>;

interface Benchmark {
  measure(): Figures | Promise<Figures>;
}

const figures: Figures = {};
for (const file of readdirSync(import.meta.dirname).sort()) {
  if (!file.endsWith('.bench.ts')) continue;
  console.error(`running ${file} ...`);
  const benchmark = (await import(`./${file}`)) as Benchmark;
  Object.assign(figures, await benchmark.measure());
}

if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else console.table(figures);
