#!/usr/bin/env node
/** The executable: sees that the packages are there, then runs the command line's TypeScript with them. */
import '../../scripts/ensureInstalled.mjs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const commandLine = fileURLToPath(new URL('blueMoon.ts', import.meta.url));
const node = spawn(
  process.execPath,
  ['--import', import.meta.resolve('tsx'), commandLine, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => node.kill(signal));
node.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
