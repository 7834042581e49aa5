/** What is wrong with a condition on the position, in a sentence. */
import type { InterfaceTexts } from '../../src/text/interface/en';
import { readCondition } from './condition';
import { type ConditionFault, faultIn, type Shape } from './positionShape';

export type ConditionWords = InterfaceTexts['conditionFaults'];

function sentence(fault: ConditionFault, words: ConditionWords): string {
  switch (fault.code) {
    case 'unreadable':
      return words.unreadable;
    case 'noField':
      return words.noField(fault.path, fault.nearest);
    case 'noEntry':
      return words.noEntry(fault.path, fault.count);
    case 'otherKind':
      return words.otherKind(fault.path, fault.value);
    default:
      return words[fault.code](fault.path);
  }
}

/** Empty where positions of this shape can be asked that. */
export function conditionFault(text: string, shape: Shape, words: ConditionWords): string {
  const condition = readCondition(text);
  const fault = condition === undefined ? ({ code: 'unreadable' } as const) : faultIn(condition, shape);
  return fault === undefined ? '' : sentence(fault, words);
}
