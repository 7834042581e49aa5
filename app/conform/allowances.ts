/**
 * The known deviations of the reference engine, and what its traces leave open: each with the rule that decides, and
 * counted where it is met. docs/deviations.md tells the same at more length.
 */

interface Allowance {
  /** Ids of the rules reference: `R…`, `T…`, `Q…`, or `D…` of docs/rulings.md. */
  readonly rule: string;
  /** What the reference engine does. */
  readonly reference: string;
}

export const allowances = {
  // moves that only one side lists
  stayAlwaysListed: { rule: 'R8.5', reference: 'lets one fight on without a Character to play' },
  freeCharacterFirst: { rule: 'R9.3', reference: 'lets a free Character use up the ordinary one' },
  setCardByCard: { rule: 'R18.7, R18.8', reference: 'plays the cards of a pair or gang one by one' },
  demandCheckedLater: { rule: 'R10.10', reference: 'checks demands after phase 5 has been left' },
  demandInEveryPhase: { rule: 'R10.9', reference: 'meets demands in two phases only' },
  textInEveryPhase: { rule: 'R20.10', reference: 'offers texts "on my turn" in three phases only' },
  playGrantedAfterStop: {
    rule: 'R18.3, D5',
    reference: 'allows additional plays granted by a text after STOP',
  },
  shipNotBanned: { rule: 'R7.6, D14', reference: 'exempts Ships from bans on cards of every kind' },
  loadBanned: { rule: 'R22.18, D6', reference: 'lets bans on cards with or without text stop loading' },
  bluffBanned: { rule: 'R23.15, D6', reference: 'lets bans on cards with text stop Bluffs' },
  nextFreeThoughIgnored: { rule: 'R20.3, D17', reference: 'makes the next card free by an ignored text' },
  nextFreeThoughIconsIgnored: {
    rule: 'Q43, D30',
    reference: 'makes the next card free while icons are ignored',
  },
  // choices
  offerAlwaysTaken: {
    rule: 'R20.6, D20',
    reference: 'always carries out "may" at the end of a phase or turn',
  },
  searchMustTake: { rule: 'R20.6, D20', reference: 'makes a search take a card' },
  searchForbidden: { rule: 'R20.6', reference: 'searches, and shuffles, although nothing may be taken' },
  shuffledForNothing: {
    rule: 'R20.6',
    reference: 'shuffles the draw pile when no discard pile is put into it',
  },
  boosterSpared: { rule: 'R21.9, D25', reference: 'lets Drown Resistance spare a Booster' },
  landedShipLoaded: { rule: 'R22.13, D21', reference: 'lets Entreat Favor load a landed Ship' },
  targetWithoutGain: {
    rule: 'R20.5, D10',
    reference: 'leaves a text without a target that would gain nothing',
  },
  // states
  setTogether: { rule: 'R18.7, R18.8', reference: 'lays the cards of one play in an order' },
  discardedTogether: {
    rule: 'R20.11',
    reference: 'discards several cards at once in the order of the deck list',
  },
  bottomOrder: { rule: 'R20.6, D23', reference: 'keeps no order of cards put under the draw pile' },
  bluffInBothElements: { rule: 'R23.5', reference: 'counts a Bluff as 2 in both elements' },
  targetOpen: {
    rule: 'R20.5, D10',
    reference: 'leaves a text without a target until the power is announced',
  },
  targetFixedWhenPlayed: { rule: 'R20.5, D10', reference: 'fixes a target before the power is announced' },
  bluffsShownFirst: {
    rule: 'T5, T9',
    reference: 'discards called Bluffs before a fourth dragon ends the game',
  },
  firstOutKept: { rule: 'R15.6, Q5', reference: 'keeps who ran out of cards first though cards came back' },
  // steps that must not be followed
  setInterrupted: { rule: 'R18.7, R18.8', reference: 'goes on with a pair or gang after something else' },
  bounceBackAlone: {
    rule: 'R21.10, D19',
    reference: 'lets Bounce Back replace a Character where none is active',
  },
  shipBeyondLimit: { rule: 'R20.2, D21', reference: 'plays a Ship by Entreat Favor beyond a limit of cards' },
  discardPileDrawCounted: { rule: 'R12.3, D31', reference: 'counts a card of the discard pile as drawn' },
  demandedDragonTwice: {
    rule: 'R21.5, Q24',
    reference: 'gives the dragon of an unmet demand twice in a turn',
  },
} as const satisfies Record<string, Allowance>;

export type AllowanceName = keyof typeof allowances;
