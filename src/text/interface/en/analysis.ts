/** English: a game judged decision by decision. */
import { count } from '../../grammar/en';

export const analysis = {
  analysis: 'Analysis',
  analyse: 'Analyse the game',
  analysisHint:
    'The computer looks at every decision again, as the seat saw it then. What it says is an estimate.',
  analysing: (action: number, of: number) => `Action ${action} of ${of} is being looked at.`,
  analysisStop: 'Stop',
  analysisStopped: 'Stopped before the end.',
  analysisFailed: 'The analysis broke off; start it again.',
  analysisDone: (decisions: number, blunders: number) =>
    `${count(decisions, 'decision')} judged, ${count(blunders, 'blunder')}.`,
  chanceOf: (name: string) => `Chance of ${name} to win`,
  chanceAt: (action: number, percent: number) => `Action ${action}: ${percent} %`,
  blunders: 'Blunders',
  noBlunders: 'No decision cost as much as a tenth of the chance to win.',
  blunderAt: (name: string, action: number, percent: number) =>
    `${name}, action ${action}: costs ${percent} % of the chance to win`,
  blunderPlayed: (move: string) => `Played: ${move}`,
  blunderBetter: (move: string) => `Better: ${move}`,
  bluffsAsked: 'Bluffs in question',
  bluffOddsAt: (name: string, action: number, percent: number) =>
    `${name}, action ${action}: all show the symbol with ${percent} %`,
};
