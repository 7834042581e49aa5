/** German: what speaks for a move. */
import { count, dragons } from '../grammar/de';
import type { HintTexts } from './table';

export const hints: HintTexts = {
  winsGame: () => 'Das gewinnt das Spiel.',
  attractsDragons: ({ count: number }) => `Das zieht ${dragons(number)} an.`,
  losesDragons: ({ count: number }) => `Das kostet ${dragons(number)}.`,
  leads: ({ by }) => `Du liegst dann in der Stärke um ${by} vorn.`,
  keepsCards: ({ count: number }) =>
    `Es bleiben ${count(number, 'Handkarte', 'Handkarten')} für spätere Züge.`,
  twoDragonsAtStake: () => 'Mit sechs Karten im Spiel bringt der Kampf einen Drachen mehr.',
  endsFight: () => 'Das beendet den Kampf, und der nächste beginnt.',
  risksCall: ({ bluffs }) =>
    `${count(bluffs, 'Bluff', 'Bluffs')} von dir ${bluffs === 1 ? 'kann' : 'können'} aufgedeckt werden.`,
};
