/**
 * R27 on the page: nothing hidden is in the document, the memory of the page's components or the storage of the wrong
 * seat, and nothing of either hand behind the curtain.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { State } from '../../machines/engine';
import { cardAt } from '../../src/cards';
import { none } from '../../src/position';
import { en } from '../../src/text/en';
import { opponentOf, type Seat, seats } from '../../src/vocabulary';
import { launchBrowser, screenshot } from '../support/browser';
import { type Control, readControls } from '../support/controls';
import { heldBy, storedBy } from '../support/memory';
import { openTable, replayed, savedRecord } from '../support/table';
import { mouse, TablePlayer } from '../support/tablePlayer';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const names = ['Mira', 'Jonas'] as const;
const curtainOf = (controls: readonly Control[]): Seat | undefined =>
  seats.find((seat) => controls.some((control) => control.name === en.ui.curtainReady(names[seat])));

/** Cards a seat holds that the other may not know: its hand, its Bluffs, its draw pile. */
function secretsOf({ position }: State, seat: Seat): number[] {
  const { hand, disclosed, faceDown, drawPile } = position.sides[seat];
  return [...hand.filter((card) => !disclosed.includes(card)), ...faceDown, ...drawPile];
}

/** Cards of a seat that have lain open in this game: their names may stand in the log. */
function openOnce({ position }: State): Set<number> {
  const open = new Set<number>();
  for (const news of position.news ?? []) {
    if (news.game !== position.results.length + 1) continue;
    if (news.what === 'move' && news.seenBy !== 'both') continue;
    if (news.what === 'bluff') continue;
    const { card = none, cards = [] } = news as { card?: number; cards?: unknown };
    for (const one of [card, ...(Array.isArray(cards) ? cards : [])]) open.add(one);
  }
  return open;
}

const documentOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

const nameOf = ({ position }: State, card: number): string => cardAt(position.cards[card]!).name;

async function expectNoLeak(page: Page, shown: Seat): Promise<number> {
  const before = await documentOf(page);
  const state = replayed(await savedRecord(page));
  const open = openOnce(state);
  const own = new Set(secretsOf(state, shown).map((card) => nameOf(state, card)));
  const secrets = secretsOf(state, opponentOf(shown)).filter((card) => !open.has(card));
  const leaked = secrets.filter((card) => {
    const name = nameOf(state, card);
    return before.includes(`data-card="${card}"`) || (before.includes(`>${name}<`) && !own.has(name));
  });
  expect(leaked.map((card) => nameOf(state, card))).toEqual([]);
  await expectNothingHeld(page, [shown], { state, secrets });
  return secrets.length;
}

interface Secrets {
  readonly state: State;
  readonly secrets: readonly number[];
}

/** The components hold observations of these seats only, and none that tells a secret. */
async function expectNothingHeld(page: Page, of: readonly Seat[], hidden?: Secrets): Promise<void> {
  const { seats: held, told, printed, positions, walked } = await heldBy(page);
  expect(walked).toBeGreaterThan(100);
  expect(positions).toBe(0);
  expect(held).toEqual(of);
  if (hidden === undefined) {
    expect([told, printed]).toEqual([[], []]);
    return;
  }
  const { state, secrets } = hidden;
  const ids = new Set(secrets.map((card) => cardAt(state.position.cards[card]!).id));
  expect(told.filter(([card]) => secrets.includes(card))).toEqual([]);
  expect(printed.filter((id) => ids.has(id))).toEqual([]);
}

/** What is kept are records, and choices of the players: no hand, no pile. */
async function expectNothingStored(page: Page): Promise<void> {
  const stored = await storedBy(page);
  expect(stored.some((text) => text.includes('blue-moon-record'))).toBe(true);
  expect(stored.filter((text) => /\b(hand|drawPile|faceDown|sides)\b/.test(text))).toEqual([]);
}

test('each seat finds only what it may know in the document, and the curtain hides both', {
  timeout: 420_000,
}, async () => {
  const peoples = ['buka', 'hoax'] as const;
  const { page, faults } = await openTable(browser, { table: 'sameScreen', names, peoples, seed: 3 });
  const players = seats.map((seat) => new TablePlayer(page, mouse, 10, seat));
  let shown: Seat = 0;
  let [looks, curtains, secrets] = [0, 0, 0];
  while (curtains < 8) {
    const controls = await readControls(page);
    const next = curtainOf(controls);
    if (next === undefined) {
      await players[shown]!.step(controls);
      continue;
    }
    const behind = await documentOf(page);
    expect(behind).not.toContain('data-card');
    expect(behind).not.toContain('class="card');
    await expectNothingHeld(page, []);
    if (curtains === 0) await screenshot(page, 'curtain');
    curtains++;
    await mouse.press(page, controls.find((control) => control.name === en.ui.curtainReady(names[next]))!);
    shown = next;
    secrets += await expectNoLeak(page, shown);
    looks++;
  }
  await expectNothingStored(page);
  expect(looks).toBe(curtains);
  expect(secrets).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
