/** The words of the blue events fragment that every language must have. */
import type { ActionOf, ActionType } from '../actions';
import type { SlotKind } from '../board';
import type { CardId } from '../cards';
import type { Aim, EffectKind, EffectOf, Moment } from '../effect';
import type { ReasonCode, ReasonOf, RuleId } from '../reasons';
import type { SetupFault } from '../setup';

type OwnFaultCode = Extract<SetupFault['code'], 'deckTooSmall' | 'tooManyBlackDice'>;

export interface Text {
  readonly actions: { readonly [T in ActionType]: (action: ActionOf<T>) => string };
  readonly reasons: { readonly [C in ReasonCode]: (reason: ReasonOf<C>) => string };
  readonly faults: { readonly [C in OwnFaultCode]: (fault: Extract<SetupFault, { code: C }>) => string };
  /** Our own sentence for every rule. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly cards: Readonly<Record<CardId, string>>;
  readonly kinds: Readonly<Record<SlotKind, string>>;
  /** An effect reads `moment: aim effect.`, without a moment `aim effect.` */
  readonly moments: Readonly<Record<Moment, string>>;
  readonly aims: Readonly<Record<Aim, string>>;
  readonly effects: { readonly [D in EffectKind]: (effect: EffectOf<D>) => string };
}

/** People count from 1. */
export const numberOf = (index: number): number => index + 1;
