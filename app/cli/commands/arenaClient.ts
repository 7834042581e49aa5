/** `blue-moon arena-client`: plays a seat of an arena over stdin and stdout, one JSON message a line. */
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { playerOf } from '../../computer/levels';
import { chanceFrom } from '../../computer/player';
import { ArenaClient } from '../arena/client';
import { isQuestion, type Message, readMessage } from '../arena/protocol';
import { levelOption } from '../level';
import { wholeNumber } from '../usage';

interface ArenaOptions {
  readonly level: string;
  readonly seed: number;
}

export function register(program: Command): void {
  program
    .command('arena-client')
    .description('play a seat of an arena by JSON lines on stdin and stdout')
    .requiredOption('--level <level>', 'how well to play', levelOption)
    .option('--seed <number>', 'equal seeds and messages give equal answers', wholeNumber(0), 1)
    .action(playSeat);
}

const complain = (sentence: string): void => console.error(`blue-moon arena-client: ${sentence}`);

function read(line: string): Message | undefined {
  try {
    return readMessage(line);
  } catch (error) {
    complain((error as Error).message);
    return undefined;
  }
}

async function playSeat({ level, seed }: ArenaOptions): Promise<void> {
  const client = new ArenaClient(playerOf(level)!, chanceFrom(seed), complain);
  let moves = 0;
  let spent = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    const message = line.trim() === '' ? undefined : read(line);
    if (message === undefined) continue;
    const started = performance.now();
    const answer = await client.answer(message);
    if (answer === undefined) continue;
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    if (!isQuestion(message)) continue;
    moves++;
    spent += performance.now() - started;
  }
  const mean = moves === 0 ? 0 : spent / moves;
  console.error(`${moves} moves, ${mean.toFixed(1)} ms a move on average`);
}
