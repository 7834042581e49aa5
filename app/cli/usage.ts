/** Wrong usage and unreadable input: one clear sentence and exit code 2. */
import { InvalidArgumentError } from 'commander';

/** Thrown by a command whose input cannot be used; the message is one sentence for the person at the terminal. */
export class UsageError extends Error {}

/** Makes the parser of an option that is a whole number within bounds. */
export function wholeNumber(least = 0, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= least && value <= most) return value;
    const bound = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number ${bound}.`);
  };
}
