/** Every "why not": a code, the rule it comes from, and the figures that decide it (R5.6, R28). */
import type { CardId } from './actions';
import type { Payment } from './effects/effect';
import type { Element, Phase } from './vocabulary';

interface Because<C extends string> {
  readonly code: C;
  /** Rule id of the rules reference. */
  readonly rule: string;
}

export type Reason =
  // R28.2, in its order
  | Because<'gameOver'>
  | Because<'answerFirst'>
  | Because<'notYourTurn'>
  | (Because<'notYourCard'> & { readonly card: CardId })
  | (Because<'wrongPhase'> & {
      readonly phase: Phase | 'mulligan' | 'none';
      /** Where the action has its place, if there is one in every turn. */
      readonly place?: Phase;
    })
  | Because<'leadershipTooLate'>
  | Because<'retreatTooLate'>
  | Because<'stopped'>
  | (Because<'handLocked'> & { readonly card: CardId })
  | (Because<'cardNotHere'> & { readonly card: CardId })
  | (Because<'wrongKind'> & { readonly card: CardId })
  | (Because<'cannotLoad'> & { readonly card: CardId })
  | (Because<'noBluffIcon'> & { readonly card: CardId })
  | Because<'notAPair'>
  | Because<'notAGang'>
  | (Because<'bannedByCard'> & { readonly card: CardId; readonly by: CardId })
  | (Because<'bluffBlocked'> & { readonly by: CardId })
  | (Because<'conditionNotMet'> & { readonly card: CardId; readonly have: number; readonly need: number })
  | (Because<'cardLimit'> & { readonly by: CardId; readonly max: number })
  | Because<'openingNoBooster'>
  | Because<'oneCharacter'>
  | Because<'boosterOrSupportUsed'>
  | Because<'noSupportLeft'>
  | Because<'leadershipOnce'>
  | Because<'gangTooLate'>
  | Because<'gangBroken'>
  | (Because<'shipLanded'> & { readonly card: CardId })
  | (Because<'shipFull'> & { readonly card: CardId; readonly capacity: number })
  // of single phases
  | (Because<'cannotRetrieve'> & { readonly card: CardId })
  | (Because<'handFull'> & { readonly by: CardId; readonly max: number })
  | (Because<'cannotLand'> & { readonly card: CardId })
  | (Because<'cannotDropBluff'> & { readonly card: CardId })
  | Because<'cannotRetreatOpening'>
  | Because<'cannotDeclineRunning'>
  | (Because<'declineCount'> & { readonly have: number })
  | Because<'noCharacter'>
  | Because<'mustPlayCharacter'>
  | (Because<'tooManyCharacters'> & { readonly by: CardId; readonly have: number; readonly max: number })
  | (Because<'obligationOpen'> & {
      readonly by: CardId;
      /** What it asks for with any doubling; `null` where a card has to be played. */
      readonly payment: Payment | null;
    })
  | (Because<'powerTooLow'> & {
      readonly element: Element;
      readonly have: number;
      readonly need: number;
    })
  | Because<'elementFixed'>
  | Because<'chooseElement'>
  | Because<'nothingToCall'>
  | (Because<'wrongPayment'> & { readonly by: CardId })
  | Because<'noDemand'>
  | (Because<'textUnusable'> & { readonly card: CardId })
  | Because<'cannotTakeBack'>
  | Because<'nothingAsked'>
  | Because<'wrongChoice'>
  | Because<'alreadyAnswered'>
  | Because<'malformed'>;

export type ReasonCode = Reason['code'];
export type ReasonOf<C extends ReasonCode> = Extract<Reason, { code: C }>;
