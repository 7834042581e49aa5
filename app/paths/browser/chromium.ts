/** Where a Chromium is, and how one comes onto a machine that has none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's headless shell first: the same engine without the windows it would not show, in four fifths of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

export const chromiumMissing =
  'A browser is needed, Chromium or Chrome: install one, or set CHROMIUM_PATH to its executable.';

/** The browser's executable: CHROMIUM_PATH, else the first one found on PATH or in its usual place. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, ...applications].find((file) => existsSync(file));
}

const quiet = [
  '--headless=new',
  '--disable-gpu',
  // The headless shell would otherwise squeeze the spaces between words.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright is told to launch it; undefined where there is none. */
export function chromiumOptions(): { executablePath: string; args: string[] } | undefined {
  const executablePath = findChromium();
  const isRoot = process.getuid?.() === 0;
  return executablePath === undefined
    ? undefined
    : { executablePath, args: isRoot ? [...quiet, '--no-sandbox'] : quiet };
}

/** Installs Debian's Chromium where that may be done unasked: as root, on a system with apt. */
export function installChromium(): boolean {
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('No Chromium found; installing the one of the system (needed once, one to two minutes).');
  const install = (chromium: string): boolean =>
    apt('install', '--yes', '--no-install-recommends', chromium, 'fonts-liberation');
  return apt('update') && (install('chromium-headless-shell') || install('chromium'));
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}
