/** Spanish: what the own games have come to. */
import { count } from '../../grammar/es';
import type { statistics as English } from '../en/statistics';

const matchesOf = (matches: number) => count(matches, 'partida', 'partidas');

export const statistics = {
  roomStatistics: 'Estadísticas',
  roomStatisticsHint: 'tus juegos en cifras',

  statsNone: 'Ninguno de tus juegos ha terminado aún. Lo que termine desde ahora se anota aquí por sí solo.',
  statsNoneOfThese: 'Ninguno de tus juegos es de esta clase.',
  statsClosed: 'El navegador no guarda nada aquí, así que tampoco tiene cifras.',
  statsWhatCounts:
    'Cuentan los juegos que repartes aquí y juegas hasta el final; no los de lecciones, problemas, bancos de pruebas o archivos, los de dos ordenadores ni los continuados desde una repetición.',
  statsOpponent: 'Rival',
  statsOwnPeople: 'Pueblo propio',
  statsAnyLevel: 'Ordenador, cualquier nivel',
  statsLevel: (level) => `Ordenador, ${level}`,
  statsAnyPeople: 'cualquier pueblo',

  statsGames: 'Juegos',
  statsWonLost: (won, lost) => `${won} ganados, ${lost} perdidos`,
  statsMatches: 'Partidas de varios juegos',
  statsMatchesWon: (won, of) => `${won} de ${of} ganadas`,
  statsCrystals: 'Cristales ganados',
  statsCrystalsLost: (crystals) => `${crystals} para el otro lado`,
  statsStreak: 'Victorias seguidas',
  statsTurns: 'Turnos por juego',
  statsFights: 'Combates por juego',
  statsAtMost: (most) => `${most} como máximo`,

  statsByOwn: 'Victorias por pueblo',
  statsByOther: 'Victorias por pueblo rival',
  statsPlotHint:
    'Barra: parte de los juegos ganada. Línea: dónde está esa parte a la larga, con un 95 % de confianza; es larga mientras los juegos son pocos.',
  statsPlotLine: (people, won, games, percent) => `${people}: ${won} de ${games} ganados, ${percent} %`,
  statsPlotCount: (won, games, percent) => `${percent} %, ${won} de ${games}`,
  statsAsTable: 'Estas cifras en una tabla',
  statsPeople: 'Pueblo',
  statsWon: 'Ganados',
  statsLost: 'Perdidos',
  statsShare: 'Parte',
  statsInterval: 'Con un 95 % de confianza',
  statsPercent: (percent) => `${percent} %`,
  statsFromTo: (low, high) => `del ${low} al ${high} %`,

  statsAgainst: 'Contra quién',
  statsPlayer: 'Jugador',
  statsByPlayer: 'Quién ganó',
  statsEnds: 'Cómo terminaron los juegos',
  statsEnd: 'Final',
  statsEndNames: {
    fourthDragon: 'el cuarto dragón',
    outOfCardsDragons: 'sin cartas, con dragones',
    outOfCardsNoDragons: 'sin cartas, sin dragones',
  },

  statsList: 'Todas las partidas',
  statsDate: 'Terminada',
  statsDecks: 'Pueblos',
  statsWinner: 'Ganador',
  statsResult: 'Cristales',
  statsLatest: (shown, of) => `Las últimas ${shown} de ${of}.`,

  statsExport: 'Guardar en un archivo',
  statsImport: 'Añadir de un archivo',
  statsImported: (matches) =>
    matches === 1 ? '1 partida incorporada.' : `${matches} partidas incorporadas.`,
  statsNotStatistics: 'Este archivo no contiene estadísticas de Blue Moon.',
  statsForget: 'Olvidar todo',
  statsForgetAsk: (matches) =>
    `Las cifras de ${matchesOf(matches)} se borran para siempre; los juegos guardados se quedan.`,
  statsForgetSure: 'Olvidarlas todas',
  statsForgotten: 'Todas las cifras están olvidadas.',
} satisfies typeof English;
