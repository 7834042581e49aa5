/** The Invaders fragment in words. */
import type { Language } from '../../../vocabulary';
import { commonTexts, say } from '../../text';
import type { CommonFault } from '../../text/text';
import type { Action } from '../actions';
import type { Reason, RuleId } from '../reasons';
import type { SetupFault } from '../setup';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import type { Text } from './text';

export const texts: Readonly<Record<Language, Text>> = { en, de, es };

export const describeAction = (action: Action, language: Language): string =>
  say(texts[language].actions, action.type, action);

export const describeReason = (reason: Reason, language: Language): string =>
  say(texts[language].reasons, reason.code, reason);

export const describeFault = (fault: SetupFault | CommonFault, language: Language): string =>
  say({ ...commonTexts[language].faults, ...texts[language].faults }, fault.code, fault);

export const ruleText = (rule: RuleId, language: Language): string => texts[language].rules[rule];
