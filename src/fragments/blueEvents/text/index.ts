/** The blue events fragment in words; a card's text is made from its rule. */
import type { Language } from '../../../vocabulary';
import { commonTexts, say } from '../../text';
import type { CommonFault } from '../../text/text';
import type { Action } from '../actions';
import { type CardId, cardOf } from '../cards';
import type { Effect } from '../effect';
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

export const cardName = (card: CardId, language: Language): string => texts[language].cards[card];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `At the end of the round: every player gains 1 point.` */
export function describeEffect(effect: Effect, language: Language): string {
  const { aims, moments, effects } = texts[language];
  const sentence = `${aims[effect.who]} ${say(effects, effect.do, effect)}.`;
  return effect.when === undefined ? capital(sentence) : `${moments[effect.when]}: ${sentence}`;
}

/** One sentence for every effect of the card. */
export const describeCard = (card: CardId, language: Language): string[] =>
  cardOf(card).rule.map((effect) => describeEffect(effect, language));
