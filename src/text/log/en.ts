/** English: what happened, one sentence an event. */
import { none } from '../../position';
import { opponentOf } from '../../vocabulary';
import { act, cardName, cardNames, count, inElement, upperFirst, whose } from '../grammar/en';
import type { Names } from '../names';
import { moveSentence } from './enMoves';
import type { LogTexts, NewsOf } from './table';

function showColours({ seat, success, cards }: NewsOf<'showColours'>, names: Names): string {
  const shown = cards.length > 0 ? `: ${cardNames(names, cards)}` : '';
  const outcome = success
    ? cards.length === 1
      ? 'The Bluff is of the right colour.'
      : 'All Bluffs are of the right colour.'
    : cards.length === 1
      ? 'The Bluff is of another colour.'
      : 'Not all Bluffs are of the right colour.';
  return `${act(names, seat, 'have the colours shown', 'has the colours shown')}${shown}. ${outcome}`;
}

function retreat({ seat, why }: NewsOf<'retreat'>, names: Names): string {
  if (why === 'chosen') return `${act(names, seat, 'retreat', 'retreats')}.`;
  const cause = {
    stuck: ': nothing else is possible',
    floods: ': two Floods have come together',
    failedBluff: ': the Bluff has failed',
  }[why];
  return `${act(names, seat, 'must retreat', 'must retreat')}${cause}.`;
}

function dragon({ seat, from, by }: NewsOf<'dragon'>, names: Names): string {
  const thanks = by === none ? '' : `, through ${cardName(names, by)}`;
  return from === 'middle'
    ? `${act(names, seat, 'attract', 'attracts')} a dragon${thanks}.`
    : `One of ${whose(names, opponentOf(seat))} dragons goes back to the middle${thanks}.`;
}

function gameEnds({ result }: NewsOf<'gameEnds'>, names: Names): string {
  const { winner, crystals, reason } = result;
  const wins = `${act(names, winner, 'win', 'wins')} the game and ${count(crystals, 'crystal')}`;
  if (reason === 'fourthDragon') return `${wins} with a fourth dragon.`;
  return reason === 'outOfCardsDragons'
    ? `The cards have run out. ${wins}.`
    : `${act(names, opponentOf(winner), 'have', 'has')} run out of cards first. ${wins}.`;
}

export const log: LogTexts = {
  gameBegins: ({ starter }, names) =>
    `The game begins. ${act(names, starter, 'open', 'opens')} the first fight.`,
  mulligan: ({ seat, count: number }, names) =>
    number === 0
      ? `${act(names, seat, 'keep', 'keeps')} all cards.`
      : `${act(names, seat, 'exchange', 'exchanges')} ${count(number, 'card')}.`,
  fightBegins: ({ starter }, names) => `A fight begins. ${act(names, starter, 'open', 'opens')} it.`,
  turnBegins: ({ seat }, names) => `${upperFirst(whose(names, seat))} turn begins.`,
  move: moveSentence,
  play: ({ seat, card, free }, names) =>
    `${act(names, seat, 'play', 'plays')} ${cardName(names, card)}${free ? ' as a free card' : ''}.`,
  bluff: ({ seat, card }, names) => `${act(names, seat, 'lay', 'lays')} ${cardName(names, card)} face down.`,
  load: ({ seat, card, ship }, names) =>
    `${act(names, seat, 'load', 'loads')} ${cardName(names, card)} onto ${cardName(names, ship)}.`,
  land: ({ seat, ship }, names) => `${act(names, seat, 'land', 'lands')} ${cardName(names, ship)}.`,
  pushUnder: ({ cards }, names) =>
    `${upperFirst(cardNames(names, cards))} ${cards.length === 1 ? 'is' : 'are'} pushed under.`,
  useText: ({ seat, card }, names) =>
    `${act(names, seat, 'use', 'uses')} the text of ${cardName(names, card)}.`,
  textIgnored: ({ card }, names) => `The text of ${cardName(names, card)} is ignored.`,
  meetDemand: ({ seat, demand, cards }, names) =>
    `${act(names, seat, 'meet', 'meets')} the demand of ${cardName(names, demand)}${
      cards.length === 0 ? '' : ` with ${cardNames(names, cards)}`
    }.`,
  target: ({ card, target }, names) =>
    `${upperFirst(cardName(names, card))} works on ${cardName(names, target)}.`,
  shuffle: ({ seat }, names) => `${upperFirst(whose(names, seat))} draw pile is shuffled.`,
  disclose: ({ seat, cards }, names) =>
    `${upperFirst(whose(names, seat))} hand lies open${cards.length === 0 ? '' : `: ${cardNames(names, cards)}`}.`,
  element: ({ element }) => `The fight is now ${inElement(element)}.`,
  fightOn: ({ seat }, names) => `${act(names, seat, 'fight', 'fights')} on.`,
  takeBack: ({ seat }, names) => `${act(names, seat, 'go', 'goes')} back to the retreat decision.`,
  announce: ({ seat, element, power }, names) =>
    `${act(names, seat, 'announce', 'announces')} ${power} ${inElement(element)}.`,
  showColours,
  pass: ({ seat }, names) => `${act(names, seat, 'let', 'lets')} it pass.`,
  dragon,
  retreat,
  retreatDragons: ({ winner, cards, dragons }, names) =>
    `${act(names, winner, 'have', 'has')} ${count(cards, 'card')} in play and ${
      names.you === winner ? 'attract' : 'attracts'
    } ${dragons === 0 ? 'no dragon' : count(dragons, 'dragon')}.`,
  decline: ({ seat, count: number }, names) =>
    `${act(names, seat, 'decline', 'declines')}${number === 0 ? '' : `, discarding ${count(number, 'card')}`}.`,
  gameEnds,
};
