import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/text/en';
import { launchBrowser, screenshot } from '../support/browser';
import { readControls } from '../support/controls';
import { openTable } from '../support/table';
import { keyboard, mouse, TablePlayer } from '../support/tablePlayer';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const seatNames = ['Mira', 'Jonas'] as const;

test('two people play a match to five crystals, one of them without a mouse', async () => {
  const { page, faults } = await openTable(browser, {
    table: 'sameScreen',
    names: seatNames,
    crystalsToWin: 5,
    seed: 11,
  });
  const players = {
    Mira: new TablePlayer(page, mouse, 95, 5),
    Jonas: new TablePlayer(page, keyboard, 10, 6),
  };
  const seen = new Set<string>();
  let seat: (typeof seatNames)[number] = 'Mira';
  for (let steps = 0; !seen.has(en.ui.rematchSwapped); steps++) {
    if (steps > 1500) throw new Error('The match does not end');
    const controls = await readControls(page);
    for (const control of controls) seen.add(control.name);
    const curtain = controls.find((control) => /^I am .*, show my hand$/.test(control.name));
    if (curtain === undefined) {
      await players[seat].step(controls);
    } else {
      seat = seatNames.find((name) => curtain.name === en.ui.curtainReady(name))!;
      await (seat === 'Mira' ? mouse : keyboard).press(page, curtain);
    }
  }
  await screenshot(page, 'matchWon');
  expect(await page.getByRole('dialog', { name: /wins the match$/ }).count()).toBe(1);
  expect([...seen]).toEqual(
    expect.arrayContaining([en.ui.nextFight, en.ui.nextGame, ...seatNames.map(en.ui.curtainReady)]),
  );
  expect(faults).toEqual([]);
});
