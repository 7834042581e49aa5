/** What is wrong with the text of a game, in a sentence. */
import type { GameTextFault } from '../../machines/gameText/read';
import { firstLine, letters } from '../../machines/gameText/words';
import type { Texts } from '../../src/text';
import { namesOf } from '../../src/text/names';

/** Names the line, what stands there, and where something else may have been meant, what. */
export function gameTextSentence(fault: GameTextFault, texts: Texts): string {
  const { ui } = texts;
  if (fault.code === 'notGameText') return ui.textNotGame(firstLine);
  if (fault.code === 'newerText') return ui.fileNewer(fault.found, firstLine);
  const meant = 'meant' in fault && fault.meant !== null ? ` ${ui.didYouMean(fault.meant)}` : '';
  return ui.textFault(fault.line, `${wordsFor(fault as LineFault, texts)}${meant}`);
}

/** A member for each code, so that the compiler sees when one is forgotten. */
type Each<F> = F extends { readonly code: infer C }
  ? C extends string
    ? F & { readonly code: C }
    : never
  : never;
type LineFault = Exclude<Each<GameTextFault>, { readonly code: 'notGameText' | 'newerText' }>;

function wordsFor(fault: LineFault, { ui, reason }: Texts): string {
  switch (fault.code) {
    case 'headerMissing':
      return ui.textHeaderMissing(fault.field);
    case 'headerWrong':
      return ui.textHeaderWrong(fault.field, fault.found);
    case 'unknownPeople':
      return ui.fileUnknownPeople(fault.found);
    case 'unknownCard':
      return ui.fileUnknownCard(fault.found);
    case 'notALine':
      return ui.textNotALine(fault.found);
    case 'noteOpen':
      return ui.textNoteOpen;
    case 'gameOver':
      return ui.textGameOver(fault.found);
    case 'unknownVerb':
      return ui.textUnknownVerb(fault.found);
    case 'notAnOption':
      return ui.textNotAnOption(fault.found);
    case 'notAnElement':
      return ui.textNotAnElement(fault.found);
    case 'wordMissing':
      return ui.textWordMissing(fault.found);
    case 'otherSeat':
      return ui.textOtherSeat(fault.found, letters[fault.awaited]);
    case 'refused':
      return ui.textRefused(fault.found, reason(fault.reason, namesOf(fault.cards, letters)));
  }
}
