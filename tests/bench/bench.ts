/**
 * `npm run bench`: runs every `*.bench.ts` beside this file, or those named (`npm run bench inspectorPage`), and prints their figures, as a table or with `--json` as
 * one object. Each exports `measure()`, which answers names and numbers; whatever it says, it says on stderr.
 * Those of the engine are bundled first, as the pages are: a loader that keeps the names of functions would be measured
 * too. Those that drive a page (`…Page.bench.ts`) need the tree around them and run as they stand.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

type Figures = Record<string, number>;

interface Benchmark {
  measure(): Figures | Promise<Figures>;
}

const here = import.meta.dirname;
const bundled = join(here, '../../node_modules/.cache/blue-moon/bench');
const drivesPage = (name: string): boolean => name.endsWith('Page.bench');

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));

/** Pages last: a browser that is still closing would slow down what comes after it. */
const names = readdirSync(here)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
  .sort((a, b) => Number(drivesPage(a)) - Number(drivesPage(b)) || a.localeCompare(b));

rmSync(bundled, { recursive: true, force: true });
mkdirSync(bundled, { recursive: true });
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: true,
    outDir: bundled,
    minify: false,
    target: 'node20',
    rollupOptions: {
      input: Object.fromEntries(
        [...names.filter((name) => !drivesPage(name)), 'playoutWorker'].map((name) => [
          name,
          join(here, `${name}.ts`),
        ]),
      ),
      output: { entryFileNames: '[name].mjs' },
    },
  },
});

const figures: Figures = {};
for (const name of names) {
  console.error(`running ${name} ...`);
  const benchmark = (await import(
    pathToFileURL(drivesPage(name) ? join(here, `${name}.ts`) : join(bundled, `${name}.mjs`)).href
  )) as Benchmark;
  Object.assign(figures, await benchmark.measure());
}

if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else console.table(figures);
