/** Every "why not" of the blue events fragment: a code, the rule it comes from, and the figures that decide it. */

// biome-ignore format: rows of ids read best as rows
export const ruleIds = [
  'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11',
  'A12', 'A13', 'A14', 'A15', 'A16', 'A17', 'A18', 'A19', 'A20', 'A21', 'A22',
] as const;
export type RuleId = (typeof ruleIds)[number];

interface Because<C extends string> {
  readonly code: C;
  readonly rule: RuleId;
}

export type Reason =
  | Because<'gameOver'>
  | (Because<'roundIsRunning'> & { readonly round: number })
  | Because<'noRoundIsRunning'>
  | (Because<'choiceIsOpen'> & { readonly choices: number })
  | Because<'nothingToChoose'>
  | (Because<'notYourChoice'> & { readonly player: number })
  | (Because<'noSuchPlayer'> & { readonly player: number; readonly players: number })
  | (Because<'noSuchSlot'> & { readonly slot: number; readonly slots: number })
  | (Because<'noSuchDie'> & { readonly die: number; readonly dice: number })
  | (Because<'notYourDie'> & { readonly die: number; readonly player: number; readonly owner: number | null })
  | (Because<'chooseOwnDie'> & {
      readonly die: number;
      readonly player: number;
      readonly owner: number | null;
    })
  | (Because<'dieIsLost'> & { readonly die: number })
  | (Because<'dieNotInHand'> & { readonly die: number })
  | (Because<'noCardHere'> & { readonly slot: number })
  | (Because<'cardIsFull'> & { readonly slot: number; readonly spaces: number })
  | Because<'noDiceGiven'>
  | (Because<'dieNotOnCard'> & { readonly die: number; readonly slot: number });

export type ReasonCode = Reason['code'];
export type ReasonOf<C extends ReasonCode> = Extract<Reason, { code: C }>;
