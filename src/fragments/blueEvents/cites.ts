/** Which rules the guards and steps of the chart carry out, by their names there. */
import type { RuleId } from './reasons';

export const cites = {
  dieMayBePlaced: ['A6'],
  diceAreOnCard: ['A8'],
  ownDieIsChosen: ['A10', 'A22'],
  choiceIsOpen: ['A10'],
  noChoiceIsOpen: ['A10'],
  noCardIsLeft: ['A18'],
  lastRoundIsDue: ['A18'],
  shuffleDeck: ['A1'],
  dealStacks: ['A1'],
  throwEventDice: ['A2', 'A3', 'A4', 'A19'],
  activateNamed: ['A5', 'A9', 'A10', 'A21'],
  placeDie: ['A6', 'A7', 'A9', 'A10'],
  removeDice: ['A8', 'A9', 'A10'],
  chooseLostDie: ['A8', 'A10', 'A22'],
  applyRoundEnd: ['A9'],
  scoreCompleteCards: ['A11', 'A12', 'A13', 'A14', 'A15', 'A16', 'A20'],
  removeNamedCards: ['A17'],
  returnLostDice: ['A10', 'A21'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
