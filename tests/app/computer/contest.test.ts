/** Contests: fair deals, honest figures, and the order of the levels. */
import { expect, test } from 'vitest';
import { playDeal, scoreOf } from '../../../app/computer/arena/contest';
import { allPairings, dealsFor } from '../../../app/computer/arena/deals';
import { heatMap } from '../../../app/computer/arena/heatMap';
import { playerOf } from '../../../app/computer/levels';
import { wilson } from '../../../app/wilson';

test('every deal is played from both sides, and only an odd last game stands alone', () => {
  expect(allPairings).toHaveLength(36);
  const deals = dealsFor(allPairings, 75, 1);
  expect(deals.map((deal) => deal.games).reduce<number>((sum, games) => sum + games, 0)).toBe(75);
  expect(deals.filter((deal) => deal.games === 1)).toEqual([deals.at(-1)]);
  expect(new Set(deals.map((deal) => deal.seed)).size).toBe(deals.length);
});

test('the Wilson interval holds the share and is exact at the ends', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
  const [low, high] = wilson(60, 100);
  expect(low).toBeCloseTo(0.502, 3);
  expect(high).toBeCloseTo(0.6906, 3);
  expect(wilson(10, 10)[1]).toBe(1);
});

test('the score names both sides, and no Elo where one of them won everything', () => {
  const game = (won: boolean) => ({ own: 'hoax', other: 'vulca', won }) as const;
  expect(scoreOf([game(true), game(true)]).elo).toBeNull();
  const score = scoreOf([game(true), game(true), game(true), game(false)]);
  expect(score).toMatchObject({ games: 4, winsA: 3, winsB: 1, winRateA: 0.75 });
  expect(score.elo).toBeCloseTo(190.8, 0);
});

test('a level against itself wins each deal once, where it uses no chance that differs', async () => {
  const [deal] = dealsFor([['hoax', 'vulca']], 2, 3);
  const random = playerOf('random')!;
  const outcomes = await playDeal(deal!, random, random);
  expect(outcomes.map(({ own }) => own)).toEqual(['hoax', 'vulca']);
  expect(outcomes.filter(({ won }) => won)).toHaveLength(1);
});

test('turn beats random in nearly every game', async () => {
  const outcomes = [];
  for (const deal of dealsFor(allPairings, 16, 5)) {
    outcomes.push(...(await playDeal(deal, playerOf('turn')!, playerOf('random')!)));
  }
  expect(scoreOf(outcomes).winRateA).toBeGreaterThan(0.9);
});

test('the heat map is one SVG with a cell for each pair played', () => {
  const picture = heatMap(
    [
      { own: 'hoax', other: 'vulca', won: true },
      { own: 'vulca', other: 'hoax', won: false },
    ],
    'turn',
    'a<b',
  );
  expect(picture).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect(picture.match(/<g><title>/g)).toHaveLength(2);
  expect(picture.match(/<title>/g)).toHaveLength(1 + 2);
  expect(picture).toContain('a&lt;b');
});
