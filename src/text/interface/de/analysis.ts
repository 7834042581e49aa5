/** German: a game judged decision by decision. */
import { count } from '../../grammar/de';
import type { analysis as English } from '../en/analysis';

export const analysis = {
  analysis: 'Analyse',
  analyse: 'Spiel auswerten',
  analysisHint:
    'Der Computer sieht sich jede Entscheidung noch einmal an, so wie die Seite sie damals sah. Was er sagt, ist eine Schätzung.',
  analysing: (action, of) => `Aktion ${action} von ${of} wird angesehen.`,
  analysisStop: 'Anhalten',
  analysisStopped: 'Vor dem Ende angehalten.',
  analysisFailed: 'Die Auswertung ist abgebrochen; beginne sie neu.',
  analysisDone: (decisions, blunders) =>
    `${count(decisions, 'Entscheidung', 'Entscheidungen')} beurteilt, ${count(blunders, 'grober Fehler', 'grobe Fehler')}.`,
  chanceOf: (name) => `Gewinnaussicht von ${name}`,
  chanceAt: (action, percent) => `Aktion ${action}: ${percent} %`,
  blunders: 'Grobe Fehler',
  noBlunders: 'Keine Entscheidung hat auch nur ein Zehntel der Gewinnaussicht gekostet.',
  blunderAt: (name, action, percent) => `${name}, Aktion ${action}: kostet ${percent} % der Gewinnaussicht`,
  blunderPlayed: (move) => `Gespielt: ${move}`,
  blunderBetter: (move) => `Besser: ${move}`,
  bluffsAsked: 'Fragliche Bluffs',
  bluffOddsAt: (name, action, percent) =>
    `${name}, Aktion ${action}: alle zeigen das Symbol mit ${percent} %`,
} satisfies typeof English;
