/** English: a card changes place. */
import type { Whereabouts } from '../../news';
import type { Seat } from '../../vocabulary';
import { act, cardName, count, upperFirst, whose } from '../grammar/en';
import type { Names } from '../names';
import { type Move, type WayTexts, wayOf } from './table';

const discards = ({ seat, card }: Move, names: Names): string =>
  `${act(names, seat, 'discard', 'discards')} ${cardName(names, card)}.`;

const isDiscarded = ({ card }: Move, names: Names): string =>
  `${upperFirst(cardName(names, card))} is discarded.`;

const takesBack = ({ seat, card }: Move, names: Names): string =>
  `${act(names, seat, 'take', 'takes')} ${cardName(names, card)} back into ${
    names.you === seat ? 'your' : 'the'
  } hand.`;

const ways: WayTexts = {
  drawPileToHand: ({ seat, card }, names) => `${act(names, seat, 'draw', 'draws')} ${cardName(names, card)}.`,
  discardPileToHand: ({ seat, card }, names) =>
    `${act(names, seat, 'take', 'takes')} ${cardName(names, card)} from the discard pile.`,
  handToDiscardPile: discards,
  handToLeaderPile: ({ seat, card }, names) =>
    `${act(names, seat, 'discard', 'discards')} ${cardName(names, card)}; it goes to the leader pile.`,
  combatToDiscardPile: isDiscarded,
  supportToDiscardPile: isDiscarded,
  shipsToDiscardPile: isDiscarded,
  cargoToDiscardPile: isDiscarded,
  bluffToDiscardPile: ({ card }, names) => `The Bluff ${cardName(names, card)} is shown and discarded.`,
  drawPileToDiscardPile: ({ seat, card }, names) =>
    `${upperFirst(cardName(names, card))} is discarded from ${whose(names, seat)} draw pile.`,
  combatToHand: takesBack,
  supportToHand: takesBack,
  bluffToHand: takesBack,
  shipsToHand: takesBack,
  handToDeckBottom: ({ seat, card }, names) =>
    `${act(names, seat, 'put', 'puts')} ${cardName(names, card)} under the draw pile.`,
  handToDrawPile: ({ seat, card }, names) =>
    `${act(names, seat, 'shuffle', 'shuffles')} ${cardName(names, card)} into the draw pile.`,
};

const from: { readonly [W in Whereabouts]: string } = {
  drawPile: 'from the draw pile',
  deckBottom: 'from under the draw pile',
  hand: 'from the hand',
  combat: 'from the combat area',
  support: 'from the support area',
  bluff: 'from among the Bluffs',
  leaderPile: 'from the leader pile',
  ships: 'from the Ships',
  cargo: 'from a Ship',
  discardPile: 'from the discard pile',
};

const to: { readonly [W in Whereabouts]: string } = {
  drawPile: 'into the draw pile',
  deckBottom: 'under the draw pile',
  hand: 'into the hand',
  combat: 'into the combat area',
  support: 'into the support area',
  bluff: 'among the Bluffs',
  leaderPile: 'to the leader pile',
  ships: 'into the influence area',
  cargo: 'onto a Ship',
  discardPile: 'to the discard pile',
};

export function moveSentence(news: Move, names: Names): string {
  const own = ways[wayOf(news)];
  if (own !== undefined) return own(news, names);
  return `${upperFirst(cardName(names, news.card))} goes ${from[news.from]} ${to[news.to]}.`;
}

export const draws = (seat: Seat, cards: number, names: Names): string =>
  `${act(names, seat, 'draw', 'draws')} ${count(cards, 'card')}.`;
