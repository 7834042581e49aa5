/** Decks: ready-made ones, with families, and constructed ones. */
export { checkDeck, moonsOf, moonsUnder } from './check';
export type { CardsFault, DeckFault, DeckFaultCode, FamilyFault } from './faults';
export { type DeckLimits, standardLimits } from './limits';
export { parseDeck, readDeck } from './parse';
export { checkFamilies, type FamilyChoice, familyDeck, prebuiltDeck } from './prebuilt';
export { randomLegalDeck } from './random';
export { type DeckFormat, deckFormats, writeDeck } from './write';
