/** A game as a text to read and to edit: headers, then the moves of each turn in a line, with notes in braces. */

import type { GameRecord } from '../../src/record';
import type { State } from '../engine';
import { headerLines } from './headers';
import { writeVerb } from './verbs';
import { letters } from './words';

/** Braces and ends of lines would end the note. */
export const writeNote = (text: string): string =>
  `{${text.replace(/[\\{}]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')}}`;

const headingOf = ({ results, fightNumber }: State['position']): string =>
  `-- Game ${results.length + 1}${fightNumber > 0 ? `, fight ${fightNumber}` : ''}`;

/** `states` are those of the record (`replay`): one more than it has actions. */
export function writeGameText(record: GameRecord, states: readonly State[]): string {
  const notes = new Map((record.notes ?? []).map(({ at, text }) => [at, writeNote(text)]));
  const lines = headerLines(record);
  const opening = notes.get(0);
  let [heading, lineOf] = ['', ''];
  if (opening !== undefined) lines.push('', opening);
  record.actions.forEach((action, index) => {
    const { position } = states[index]!;
    if (headingOf(position) !== heading) {
      heading = headingOf(position);
      lines.push('', heading);
      lineOf = '';
    }
    const label = `${letters[action.seat]}${position.turn.number}`;
    const note = notes.get(index + 1);
    const move = writeVerb(position, action) + (note === undefined ? '' : ` ${note}`);
    if (label === lineOf) lines.push(`${lines.pop()}; ${move}`);
    else lines.push(`${label}  ${move}`);
    lineOf = label;
  });
  return `${lines.join('\n')}\n`;
}
