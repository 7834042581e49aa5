/** English: what the own games have come to. */
import { count } from '../../grammar/en';

export const statistics = {
  roomStatistics: 'Statistics',
  roomStatisticsHint: 'your games in figures',

  statsNone: 'No game of yours is over yet. What ends from now on is entered here by itself.',
  statsNoneOfThese: 'None of your games is of this kind.',
  statsClosed: 'The browser keeps nothing here, so it has no figures either.',
  statsWhatCounts:
    'Games count that you deal here and play to their end. Those of lessons, puzzles and sandboxes, from files, of two computers or gone on from a replay do not.',
  statsOpponent: 'Opponent',
  statsOwnPeople: 'Own people',
  statsAnyLevel: 'Computer, any level',
  statsLevel: (level: string) => `Computer, ${level}`,
  statsAnyPeople: 'any people',

  statsGames: 'Games',
  statsWonLost: (won: number, lost: number) => `${won} won, ${lost} lost`,
  statsMatches: 'Matches of several games',
  statsMatchesWon: (won: number, of: number) => `${won} of ${of} won`,
  statsCrystals: 'Crystals won',
  statsCrystalsLost: (crystals: number) => `${crystals} for the other side`,
  statsStreak: 'Games won in a row',
  statsTurns: 'Turns in a game',
  statsFights: 'Fights in a game',
  statsAtMost: (most: number) => `${most} at most`,

  statsByOwn: 'Wins by people',
  statsByOther: 'Wins by opposing people',
  statsPlotHint:
    'Bar: share of the games won. Line: where the share lies in the long run, with 95 % confidence; it is long while games are few.',
  statsPlotLine: (people: string, won: number, games: number, percent: number) =>
    `${people}: ${won} of ${games} won, ${percent} %`,
  statsPlotCount: (won: number, games: number, percent: number) => `${percent} %, ${won} of ${games}`,
  statsAsTable: 'These figures as a table',
  statsPeople: 'People',
  statsWon: 'Won',
  statsLost: 'Lost',
  statsShare: 'Share',
  statsInterval: 'With 95 % confidence',
  statsPercent: (percent: number) => `${percent} %`,
  statsFromTo: (low: number, high: number) => `${low} to ${high} %`,

  statsAgainst: 'Against whom',
  statsPlayer: 'Player',
  statsByPlayer: 'Who won',
  statsEnds: 'How games ended',
  statsEnd: 'End',
  statsEndNames: {
    fourthDragon: 'the fourth dragon',
    outOfCardsDragons: 'out of cards, with dragons',
    outOfCardsNoDragons: 'out of cards, without dragons',
  },

  statsList: 'All matches',
  statsDate: 'Ended',
  statsDecks: 'Peoples',
  statsWinner: 'Winner',
  statsResult: 'Crystals',
  statsLatest: (shown: number, of: number) => `The latest ${shown} of ${of}.`,

  statsExport: 'Save as a file',
  statsImport: 'Add from a file',
  statsImported: (matches: number) => `${count(matches, 'match', 'matches')} taken over.`,
  statsNotStatistics: 'This file holds no statistics of Blue Moon.',
  statsForget: 'Forget all',
  statsForgetAsk: (matches: number) =>
    `The figures of ${count(matches, 'match', 'matches')} are deleted for good; games that are kept stay.`,
  statsForgetSure: 'Forget them all',
  statsForgotten: 'All figures are forgotten.',
};
