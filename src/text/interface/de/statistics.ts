/** German: what the own games have come to. */
import { count } from '../../grammar/de';
import type { statistics as English } from '../en/statistics';

const matchesOf = (matches: number) => count(matches, 'Partie', 'Partien');

export const statistics = {
  roomStatistics: 'Statistik',
  roomStatisticsHint: 'deine Spiele in Zahlen',

  statsNone: 'Noch ist keines deiner Spiele zu Ende. Was ab jetzt endet, steht hier von selbst.',
  statsNoneOfThese: 'Keines deiner Spiele ist von dieser Art.',
  statsClosed: 'Der Browser behält hier nichts, also hat er auch keine Zahlen.',
  statsWhatCounts:
    'Es zählen Spiele, die du hier gegeben und zu Ende gespielt hast; nicht die aus Lektionen, Rätseln, Sandkästen und Dateien, die zweier Computer und was aus einer Aufzeichnung weitergespielt wurde.',
  statsOpponent: 'Gegenüber',
  statsOwnPeople: 'Eigenes Volk',
  statsAnyLevel: 'Computer, jede Stufe',
  statsLevel: (level) => `Computer, ${level}`,
  statsAnyPeople: 'jedes Volk',

  statsGames: 'Spiele',
  statsWonLost: (won, lost) => `${won} gewonnen, ${lost} verloren`,
  statsMatches: 'Partien aus mehreren Spielen',
  statsMatchesWon: (won, of) => `${won} von ${of} gewonnen`,
  statsCrystals: 'Gewonnene Kristalle',
  statsCrystalsLost: (crystals) => `${crystals} für die andere Seite`,
  statsStreak: 'Siege in Folge',
  statsTurns: 'Züge je Spiel',
  statsFights: 'Kämpfe je Spiel',
  statsAtMost: (most) => `höchstens ${most}`,

  statsByOwn: 'Siege nach Volk',
  statsByOther: 'Siege nach gegnerischem Volk',
  statsPlotHint:
    'Balken: Anteil gewonnener Spiele. Linie: wo der Anteil auf Dauer liegt, mit 95 % Sicherheit; sie ist lang, solange es wenige Spiele sind.',
  statsPlotLine: (people, won, games, percent) => `${people}: ${won} von ${games} gewonnen, ${percent} %`,
  statsPlotCount: (won, games, percent) => `${percent} %, ${won} von ${games}`,
  statsAsTable: 'Diese Zahlen als Tabelle',
  statsPeople: 'Volk',
  statsWon: 'Gewonnen',
  statsLost: 'Verloren',
  statsShare: 'Anteil',
  statsInterval: 'Mit 95 % Sicherheit',
  statsPercent: (percent) => `${percent} %`,
  statsFromTo: (low, high) => `${low} bis ${high} %`,

  statsAgainst: 'Gegen wen',
  statsPlayer: 'Name',
  statsByPlayer: 'Wer gewonnen hat',
  statsEnds: 'Wie Spiele endeten',
  statsEnd: 'Ende',
  statsEndNames: {
    fourthDragon: 'der vierte Drache',
    outOfCardsDragons: 'Karten aus, mit Drachen',
    outOfCardsNoDragons: 'Karten aus, ohne Drachen',
  },

  statsList: 'Alle Partien',
  statsDate: 'Beendet',
  statsDecks: 'Völker',
  statsWinner: 'Gewonnen von',
  statsResult: 'Kristalle',
  statsLatest: (shown, of) => `Die letzten ${shown} von ${of}.`,

  statsExport: 'Als Datei sichern',
  statsImport: 'Aus einer Datei ergänzen',
  statsImported: (matches) => `${matchesOf(matches)} übernommen.`,
  statsNotStatistics: 'Diese Datei enthält keine Statistik von Blue Moon.',
  statsForget: 'Alles vergessen',
  statsForgetAsk: (matches) =>
    `Die Zahlen von ${matchesOf(matches)} werden endgültig gelöscht; gespeicherte Spiele bleiben.`,
  statsForgetSure: 'Alle vergessen',
  statsForgotten: 'Alle Zahlen sind vergessen.',
} satisfies typeof English;
