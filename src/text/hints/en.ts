/** English: what speaks for a move. */
import { count } from '../grammar/en';
import type { HintTexts } from './table';

export const hints: HintTexts = {
  winsGame: () => 'It wins the game.',
  attractsDragons: ({ count: dragons }) => `It attracts ${count(dragons, 'dragon')}.`,
  losesDragons: ({ count: dragons }) => `It costs ${count(dragons, 'dragon')}.`,
  leads: ({ by }) => `You are ${by} ahead in power then.`,
  keepsCards: ({ count: cards }) => `It keeps ${count(cards, 'hand card')} for later turns.`,
  twoDragonsAtStake: () => 'With six cards in play, the fight brings one dragon more.',
  endsFight: () => 'It ends the fight, and the next one begins.',
  risksCall: ({ bluffs }) =>
    `${count(bluffs, 'Bluff')} of yours ${bluffs === 1 ? 'lies' : 'lie'} there to be called.`,
};
