/** Spanish: a game judged decision by decision. */
import { count } from '../../grammar/es';
import type { analysis as English } from '../en/analysis';

export const analysis = {
  analysis: 'Análisis',
  analyse: 'Analizar el juego',
  analysisHint:
    'El ordenador mira otra vez cada decisión, tal como la veía entonces ese lado. Lo que dice es una estimación.',
  analysing: (action, of) => `Se mira la acción ${action} de ${of}.`,
  analysisStop: 'Parar',
  analysisStopped: 'Parado antes del final.',
  analysisFailed: 'El análisis se ha interrumpido; empiézalo de nuevo.',
  analysisDone: (decisions, blunders) =>
    `${count(decisions, 'decisión juzgada', 'decisiones juzgadas')}, ${count(blunders, 'error grave', 'errores graves')}.`,
  chanceOf: (name) => `Probabilidad de ganar de ${name}`,
  chanceAt: (action, percent) => `Acción ${action}: ${percent} %`,
  blunders: 'Errores graves',
  noBlunders: 'Ninguna decisión ha costado ni una décima parte de la probabilidad de ganar.',
  blunderAt: (name, action, percent) =>
    `${name}, acción ${action}: cuesta un ${percent} % de la probabilidad de ganar`,
  blunderPlayed: (move) => `Jugado: ${move}`,
  blunderBetter: (move) => `Mejor: ${move}`,
  bluffsAsked: 'Faroles en duda',
  bluffOddsAt: (name, action, percent) =>
    `${name}, acción ${action}: todos muestran el símbolo con un ${percent} %`,
} satisfies typeof English;
