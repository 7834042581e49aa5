import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/text/en';
import { launchBrowser } from '../support/browser';
import { readControls } from '../support/controls';
import { openTable, savedRecord } from '../support/table';
import { mouse, TablePlayer } from '../support/tablePlayer';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function load(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: en.ui.menu, exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

const close = (page: Page) => page.getByRole('button', { name: en.ui.close, exact: true }).last().click();

/** A game some turns old, in which a person is asked. */
async function playedTable() {
  const opened = await openTable(browser, { table: 'sameScreen', names: ['Mira', 'Jonas'], seed: 4 });
  const player = new TablePlayer(opened.page, mouse, 0, 2);
  for (let steps = 0; steps < 25; steps++) {
    const controls = await readControls(opened.page);
    const curtain = controls.find((control) => /^I am /.test(control.name));
    if (curtain) await mouse.press(opened.page, curtain);
    else await player.step(controls);
  }
  await opened.page.waitForTimeout(100);
  const ready = opened.page.getByRole('button', { name: /^I am / });
  if (await ready.count()) await ready.click();
  const ended = opened.page.getByRole('button', { name: en.ui.nextFight });
  if (await ended.count()) await ended.click();
  return opened;
}

test('a saved game opens again at the same place', async () => {
  const { page, faults } = await playedTable();
  const saved = await savedRecord(page);
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.locator('.deal').click();
  await page.getByRole('button', { name: /^I am / }).click();
  await load(page, saved);
  await page.getByRole('button', { name: /^I am / }).click();
  expect(await savedRecord(page)).toBe(saved);
  expect(faults).toEqual([]);
});

test('a damaged or foreign file says what is wrong with it and changes nothing', async () => {
  const { page, faults } = await playedTable();
  const saved = await savedRecord(page);
  const damaged = {
    'not JSON': [saved.slice(0, saved.length / 2), en.ui.fileNotJson],
    empty: ['', en.ui.fileEmpty],
    foreign: ['{"format": "chess"}', en.ui.fileNotRecord],
    'an unknown card': [
      saved.replace('vulca-blaze', 'vulca-blizzard'),
      en.ui.fileUnknownCard('vulca-blizzard'),
    ],
    'an action that is not allowed': [
      saved.replace(/"actions": \[\s*"[^"]*"/, '"actions": [\n  "0 retreat"'),
      'Action 1 is not allowed',
    ],
  } as const;
  for (const [what, [text, sentence]] of Object.entries(damaged)) {
    await load(page, text);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent(), what).toContain(sentence);
    await close(page);
  }
  expect(await savedRecord(page)).toBe(saved);
  expect(faults).toEqual([]);
});
