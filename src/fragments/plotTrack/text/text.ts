/** The words of the Invaders fragment that every language must have. */
import type { ActionOf, ActionType } from '../actions';
import type { CardId, Keyword, Permission } from '../cards';
import type { Player } from '../position';
import type { ReasonCode, ReasonOf, RuleId } from '../reasons';
import type { SetupFault } from '../setup';

type OwnFaultCode = Extract<SetupFault['code'], 'offTrack' | 'skullNotBelowMarker'>;

export interface Text {
  readonly players: Readonly<Record<Player, string>>;
  readonly actions: { readonly [T in ActionType]: (action: ActionOf<T>) => string };
  readonly reasons: { readonly [C in ReasonCode]: (reason: ReasonOf<C>) => string };
  readonly faults: { readonly [C in OwnFaultCode]: (fault: Extract<SetupFault, { code: C }>) => string };
  /** Our own sentence for every rule. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly cards: Readonly<Record<CardId, string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  readonly permissions: Readonly<Record<Permission, string>>;
}

/** People count from 1. */
export const numberOf = (index: number): number => index + 1;
