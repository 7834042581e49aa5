/** The match in words, as the general form of a rules module asks for them. Seats are called by their peoples. */
import type { Action } from '../src/actions';
import type { ActionFault } from '../src/notation/action';
import { deckOf, type Position } from '../src/position';
import type { Reason } from '../src/reasons';
import type { RecordFault } from '../src/record';
import { type Names, namesOf, type Texts, textsFor } from '../src/text';
import { type Language, seats } from '../src/vocabulary';
import type { Fault } from './rulesModule';

/** The peoples as names of the seats; two alike are numbered. */
export function seatNames(position: Position, texts: Texts): [string, string] {
  const [first, second] = seats.map((seat) => texts.words.peoples[deckOf(position, seat).people]);
  return first === second ? [`${first} 1`, `${second} 2`] : [first!, second!];
}

/** Everybody's names for a reader who may see everything. */
export const allNames = (position: Position, language: Language): Names =>
  namesOf(position.cards, seatNames(position, textsFor(language)));

export function describeAction(action: Action, language: Language, position: Position): string {
  const { element, opened, question } = position;
  const names = allNames(position, language);
  return textsFor(language).action(action, { names, element, opening: !opened, question });
}

export const describeReason = (reason: Reason, language: Language, position: Position): string =>
  textsFor(language).reason(reason, allNames(position, language));

export function describeFault(fault: Fault, language: Language): string {
  const { ui } = textsFor(language);
  const at = (fault as Partial<RecordFault & ActionFault>).at ?? (fault as Partial<ActionFault>).field ?? '';
  switch (fault.code) {
    case 'notJson':
      return ui.fileNotJson;
    case 'foreignFormat':
      return ui.fileNotRecord;
    case 'unknownCard':
      return ui.fileUnknownCard((fault as RecordFault).found);
    case 'notAnAction':
      return ui.notAnAction(at);
    default:
      return ui.fileWrongField(at);
  }
}

export const ruleText = (rule: string, language: Language): string => textsFor(language).rule(rule) ?? '';
