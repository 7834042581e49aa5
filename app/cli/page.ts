/** The browser pages, built from the present sources and served. A build is kept until the sources change. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const builds = join(root, 'node_modules/.cache/blue-moon');
const sources = ['app', 'machines', 'src', 'package-lock.json', 'vite.config.ts'];
const configFile = join(root, 'vite.config.ts');
const dayInMs = 24 * 60 * 60 * 1000;

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function dropOldBuilds(): void {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    if (Date.now() - statSync(folder).mtimeMs > dayInMs) rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the pages unless the present sources are built already; the folder with the result. */
export async function buildPage(): Promise<string> {
  const folder = join(builds, hashOfSources());
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await buildForPlayers(unfinished);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  dropOldBuilds();
  return folder;
}

/** Vite takes the mode of React from the environment, and a test runner's is not that of the players. */
async function buildForPlayers(outDir: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile, logLevel: 'warn', build: { outDir } });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

export interface ServedPage {
  url: string;
  close(): Promise<void>;
}

/** Serves a built folder on this machine; without a port, on the first free one. */
export async function servePage(folder: string, port?: number): Promise<ServedPage> {
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: port === undefined ? {} : { port, strictPort: true },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`No port is known for ${folder}.`);
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}
