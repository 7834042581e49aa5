/** `blue-moon play`: builds the pages, serves them and opens the browser. This is what `npm start` runs. */
import type { Command } from 'commander';
import { UsageError, wholeNumber } from '../usage';

interface PlayOptions {
  open: boolean;
  port?: number;
}

export function register(program: Command): void {
  program
    .command('play')
    .description('serve the game and open it in the browser')
    .option('--no-open', 'only serve it and print its address')
    .option('--port <number>', 'the port to serve on (default: the first free one)', wholeNumber(1, 65535))
    .action(play);
}

/** The build tool is loaded here and not above, so that help and other commands need not wait for it. */
async function play(options: PlayOptions): Promise<void> {
  console.log('Building the game ...');
  const { buildPage, servePage } = await import('../page');
  const page = await servePage(await buildPage(), options.port).catch(refusePort);
  console.log(`Blue Moon is ready; press Ctrl+C to stop.\n${page.url}`);
  if (options.open && hasBrowser()) await (await import('open')).default(page.url);
}

function hasBrowser(): boolean {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  return !CI && (process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY));
}

function refusePort(error: Error): never {
  if (/port \d+ is already in use/i.test(error.message)) throw new UsageError(`${error.message}.`);
  throw error;
}
