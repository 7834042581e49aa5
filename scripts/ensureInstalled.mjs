/**
 * Installs the packages where they are missing or stale, so that `npm start` and `npm test` work on a fresh clone.
 * Plain Node on purpose: nothing else is there yet. Speaks on stderr only, and only when it has something to do.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What npm wrote down in `file`, a package path to its entry; nothing when it is not there. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Whether every package of the lockfile is installed at its version. Optional ones depend on the platform. */
function isInstalled() {
  const wanted = Object.entries(packagesIn('package-lock.json'));
  const installed = packagesIn('node_modules/.package-lock.json');
  return wanted.every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** Runs `npm ci`; where npm cannot draw its progress bar, counts the seconds instead. */
function install() {
  console.error('Installing the packages; this is needed once and takes about half a minute.');
  const started = Date.now();
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  const clock = setInterval(() => {
    if (!process.stderr.isTTY) console.error(`  ${Math.round((Date.now() - started) / 1000)} s`);
  }, 5000);
  return new Promise((resolve, reject) => {
    npm.on('error', reject);
    npm.on('exit', (code) => {
      clearInterval(clock);
      if (code === 0) resolve();
      else reject(new Error('npm ci failed (see above); it needs a connection and Node 20.19 or newer.'));
    });
  });
}

if (!isInstalled()) {
  await install().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
