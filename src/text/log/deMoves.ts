/** German: a card changes place. */
import type { Whereabouts } from '../../news';
import type { Seat } from '../../vocabulary';
import { act, cardName, cards as counted, upperFirst } from '../grammar/de';
import type { Names } from '../names';
import { type Move, type WayTexts, wayOf } from './table';

const discards = ({ seat, card }: Move, names: Names): string =>
  `${act(names, seat, 'legst', 'legt')} ${cardName(names, card)} ab.`;

const isDiscarded = ({ card }: Move, names: Names): string =>
  `${upperFirst(cardName(names, card))} wird abgelegt.`;

const takesBack = ({ seat, card }: Move, names: Names): string =>
  `${act(names, seat, 'nimmst', 'nimmt')} ${cardName(names, card)} auf die Hand zurück.`;

const ways: WayTexts = {
  drawPileToHand: ({ seat, card }, names) =>
    `${act(names, seat, 'ziehst', 'zieht')} ${cardName(names, card)}.`,
  discardPileToHand: ({ seat, card }, names) =>
    `${act(names, seat, 'nimmst', 'nimmt')} ${cardName(names, card)} vom Ablagestapel.`,
  handToDiscardPile: discards,
  handToLeaderPile: ({ seat, card }, names) =>
    `${act(names, seat, 'legst', 'legt')} ${cardName(names, card)} ab; die Karte kommt zum Anführer.`,
  combatToDiscardPile: isDiscarded,
  supportToDiscardPile: isDiscarded,
  shipsToDiscardPile: isDiscarded,
  cargoToDiscardPile: isDiscarded,
  bluffToDiscardPile: ({ card }, names) => `Der Bluff ${cardName(names, card)} wird gezeigt und abgelegt.`,
  drawPileToDiscardPile: ({ seat, card }, names) =>
    `${upperFirst(cardName(names, card))} wird ${
      names.you === seat ? 'von deinem Nachziehstapel' : `vom Nachziehstapel von ${names.seat(seat)}`
    } abgelegt.`,
  combatToHand: takesBack,
  supportToHand: takesBack,
  bluffToHand: takesBack,
  shipsToHand: takesBack,
  handToDeckBottom: ({ seat, card }, names) =>
    `${act(names, seat, 'legst', 'legt')} ${cardName(names, card)} unter den Nachziehstapel.`,
  handToDrawPile: ({ seat, card }, names) =>
    `${act(names, seat, 'mischst', 'mischt')} ${cardName(names, card)} in den Nachziehstapel.`,
};

const from: { readonly [W in Whereabouts]: string } = {
  drawPile: 'vom Nachziehstapel',
  deckBottom: 'von unten aus dem Nachziehstapel',
  hand: 'aus der Hand',
  combat: 'aus dem Kampfbereich',
  support: 'aus dem Unterstützungsbereich',
  bluff: 'von den Bluffs',
  leaderPile: 'vom Anführerstapel',
  ships: 'von den Schiffen',
  cargo: 'von einem Schiff',
  discardPile: 'vom Ablagestapel',
};

const to: { readonly [W in Whereabouts]: string } = {
  drawPile: 'in den Nachziehstapel',
  deckBottom: 'unter den Nachziehstapel',
  hand: 'auf die Hand',
  combat: 'in den Kampfbereich',
  support: 'in den Unterstützungsbereich',
  bluff: 'zu den Bluffs',
  leaderPile: 'zum Anführer',
  ships: 'in den Einflussbereich',
  cargo: 'auf ein Schiff',
  discardPile: 'auf den Ablagestapel',
};

export function moveSentence(news: Move, names: Names): string {
  const own = ways[wayOf(news)];
  if (own !== undefined) return own(news, names);
  return `${upperFirst(cardName(names, news.card))} kommt ${from[news.from]} ${to[news.to]}.`;
}

export const draws = (seat: Seat, cards: number, names: Names): string =>
  `${act(names, seat, 'ziehst', 'zieht')} ${counted(cards)}.`;
