/** What a seat remembers of hidden cards (R27.3), and that imagined positions keep to it. */
import { expect, test } from 'vitest';
import { imagining } from '../../../app/computer/belief/imagine';
import { remember } from '../../../app/computer/belief/memory';
import { chanceFrom } from '../../../app/computer/player';
import { observe, type State } from '../../../machines/engine';
import type { News, NewsBody } from '../../../src/news';
import { opponentOf } from '../../../src/vocabulary';
import { decisionsOf } from './support';

const told = (...bodies: NewsBody[]): News[] =>
  bodies.map((body) => ({ ...body, turn: 1, fight: 1, game: 1 }));

/** A first decision with other news than what happened. */
function withNews(news: News[]): State {
  const [state] = decisionsOf(2);
  return { place: state!.place, position: { ...state!.position, news } };
}

const move = (card: number, from: string, to: string, seenBy: 'both' | 0 | 1) =>
  ({ what: 'move', seat: 1, card, from, to, seenBy }) as NewsBody;

test('a card taken back into the other hand is remembered until it is played', () => {
  const back = move(40, 'combat', 'hand', 'both');
  expect(remember(observe(withNews(told(back)), 0)).theirHand.get(40)).toBe(1);
  const played: NewsBody = { what: 'play', seat: 1, card: 40, free: false };
  expect(remember(observe(withNews(told(back, played)), 0)).theirHand.size).toBe(0);
});

test('a hidden card that leaves the other hand makes memory less sure', () => {
  const news = told(move(40, 'combat', 'hand', 'both'), move(41, 'hand', 'deckBottom', 1));
  expect(remember(observe(withNews(news), 0)).theirHand.get(40)).toBeCloseTo(5 / 6);
});

test('cards of a turn taken back are known to be in the hand', () => {
  const news = told(
    { what: 'fightOn', seat: 1 },
    { what: 'play', seat: 1, card: 45, free: false },
    { what: 'takeBack', seat: 1 },
  );
  expect(remember(observe(withNews(news), 0)).theirHand.get(45)).toBe(1);
});

test('imagined positions keep what is remembered, and memory never errs in real games', () => {
  let remembered = 0;
  for (let game = 0; game < 18; game++) {
    for (const state of decisionsOf(game)) {
      for (const seat of [0, 1] as const) {
        const observation = observe(state, seat);
        const { theirHand, ownBottom } = remember(observation);
        const truth = state.position.sides[opponentOf(seat)];
        for (const [card, sure] of theirHand) {
          remembered++;
          // A face-down Bluff may be a card that was known.
          if (sure === 1 && !truth.faceDown.includes(card)) expect(truth.hand).toContain(card);
        }
        if (theirHand.size + ownBottom.length === 0) continue;
        const { position } = imagining(observation, state.position.settings, chanceFrom(game))();
        const dealt = position.sides[opponentOf(seat)];
        for (const [card, sure] of theirHand) {
          if (sure === 1) expect([...dealt.hand, ...dealt.faceDown]).toContain(card);
        }
        expect(position.sides[seat].drawPile.slice(0, ownBottom.length)).toEqual(ownBottom);
        expect(state.position.sides[seat].drawPile.slice(0, ownBottom.length)).toEqual(ownBottom);
      }
    }
  }
  expect(remembered).toBeGreaterThan(20);
});
