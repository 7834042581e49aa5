/**
 * The command line. A command is a file in `commands/` that exports `register(program)`; its name in camelCase is the
 * command's name in kebab-case. Exit codes: 0 done, 1 goal missed or mismatch, 2 wrong usage or unreadable input.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Command, CommanderError, program } from 'commander';
import { version } from '../../package.json';
import { UsageError } from './usage';

interface CommandFile {
  register(program: Command): void;
}

const commandNames = readdirSync(join(import.meta.dirname, 'commands')).map((file) => basename(file, '.ts'));

/** The command asked for is the only one loaded; help and mistakes need them all. */
function namesToLoad(asked: string | undefined): string[] {
  const name = asked?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name !== undefined && commandNames.includes(name) ? [name] : commandNames;
}

async function run(argv: string[]): Promise<void> {
  program
    .name('blue-moon')
    .description('The card game Blue Moon on statecharts: play it, replay it, simulate it, walk its charts.')
    .version(version)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'blue-moon: ')) });
  for (const name of namesToLoad(argv[0])) {
    const command = (await import(`./commands/${name}.ts`)) as CommandFile;
    command.register(program);
  }
  await program.parseAsync(argv, { from: 'user' });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) console.error(`blue-moon: ${error.message}`);
  else if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
}
