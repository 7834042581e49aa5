/** Parsers of options that name computer players and peoples. */
import { InvalidArgumentError } from 'commander';
import { type People, peoples } from '../../src/vocabulary';
import { levelForms, playerOf } from '../computer/levels';

/** A level that exists, as typed. */
export function levelOption(text: string): string {
  if (playerOf(text) === undefined) throw new InvalidArgumentError(`A level is ${levelForms}.`);
  return text;
}

/** Two different peoples, comma between. */
export function peoplesOption(text: string): readonly [People, People] {
  const found = text.split(',').map((word) => peoples.find((people) => people === word.trim().toLowerCase()));
  const [one, other] = found;
  if (found.length !== 2 || one === undefined || other === undefined || one === other)
    throw new InvalidArgumentError(
      `It must be two different ones of ${peoples.join(', ')}, such as vulca,hoax.`,
    );
  return [one, other];
}
