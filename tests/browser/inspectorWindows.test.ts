/** The inspector beside others: the table in another window, a foreign program, Stately's inspector. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openApp, servedApp } from '../support/browser';
import { root } from '../support/sources';
import { openTable } from '../support/table';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const patient = { timeout: 60_000 };

/** How many actions the inspector says have been taken. */
const actionsIn = async (page: Page): Promise<number> =>
  Number(/of (\d+)/.exec((await page.locator('.time-pane h2').textContent()) ?? '')?.[1]);

test('a window of its own looks on at the table, sends to it, and finds it again after either is loaded anew', {
  timeout: 200_000,
}, async () => {
  const { page: table, faults } = await openTable(browser, {
    table: 'sameScreen',
    peoples: ['vulca', 'hoax'],
    mulligan: false,
  });
  await table.locator('[data-action=fightOn], .curtain button').first().waitFor(patient);
  const inspector = await table.context().newPage();
  await inspector.goto(`${servedApp()}/#/inspector`);
  await inspector.locator('.why-table .truth').first().waitFor(patient);
  await expect.poll(() => inspector.locator('.why-pane .sub').textContent(), patient).toContain('beginning');
  const took = async (count: number) => expect.poll(() => actionsIn(inspector), patient).toBe(count);
  const sendNext = async () => {
    await inspector.getByRole('button', { name: 'Send action' }).click();
    await inspector.getByRole('button', { name: 'Send next' }).click();
    await inspector.keyboard.press('Escape');
  };
  await took(0);
  await sendNext();
  await took(1);
  await inspector.reload();
  await took(1);
  await table.reload();
  await table.locator('[data-action], .curtain button').first().waitFor(patient);
  await sendNext();
  await took(2);
  expect(faults).toEqual([]);
  await table.context().close();
});

test('the other window holds the computers of the table, lets them take one action, and sees them go on', {
  timeout: 200_000,
}, async () => {
  const { page: table, faults } = await openTable(browser, {
    table: 'watch',
    // Thinks long enough for the game to last.
    level: 'search:300ms',
    peoples: ['vulca', 'hoax'],
    mulligan: false,
  });
  const inspector = await table.context().newPage();
  await inspector.goto(`${servedApp()}/#/inspector`);
  const act = (name: string) => inspector.getByRole('button', { name });
  await act('Hold the computers').click(patient);
  await act('Let the computers go on').waitFor(patient);
  const before = await actionsIn(inspector);
  await act('One action').click();
  await expect.poll(() => actionsIn(inspector), patient).toBe(before + 1);
  await act('Let the computers go on').waitFor(patient);
  expect(await actionsIn(inspector)).toBe(before + 1);
  // At the end of a fight the table shows how it ended, and the computers wait until that is read.
  const ended = table.locator('[data-action=nextFight]');
  if (await ended.isVisible()) await ended.click();
  await table.locator('[data-action=letGoOn]').click(patient);
  await act('Hold the computers').waitFor(patient);
  await expect.poll(() => actionsIn(inspector), patient).toBeGreaterThan(before + 1);
  expect(faults).toEqual([]);
  await table.context().close();
});

/** The program as one script. */
async function bundled(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(root, file) } },
  });
  const { output } = Array.isArray(result)
    ? result[0]!
    : (result as Exclude<typeof result, unknown[]> & { output: never });
  return (output as { code?: string }[])[0]!.code!;
}

const serve = (context: BrowserContext, url: string, body: string): Promise<unknown> =>
  context.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));

test('a foreign program points its inspector at the page: its chart, active states, events and context', {
  timeout: 200_000,
}, async () => {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const code = await bundled('tests/support/foreignProgram.ts');
  const address = `${servedApp()}/#/inspector/foreign`;
  await serve(
    context,
    'http://door.example/',
    `<button value="${address}">Inspect</button><script type="module">${code}</script>`,
  );
  const door = await context.newPage();
  await door.goto('http://door.example/');
  const [watching] = await Promise.all([context.waitForEvent('page'), door.getByRole('button').click()]);
  await watching.locator('.chart .box.is-now[data-state="door.shut.unlocked"]').waitFor(patient);
  expect(await watching.locator('h1').textContent()).toContain('door');
  await door.evaluate(() => (window as unknown as { send: (type: string) => void }).send('open'));
  await watching.locator('.chart .box.is-now[data-state="door.ajar"]').waitFor(patient);
  expect(await watching.locator('.events').textContent()).toContain('open');
  expect(await watching.locator('pre.pane-body').textContent()).toContain('"visitors": 1');
  await context.close();
});

/** As much of Stately's page as the protocol needs. */
const listener = `<script>
  window.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

interface Heard {
  readonly type: string;
  readonly definition?: string;
  readonly snapshot?: { readonly value: object; readonly context: { readonly cards: number[] } };
  readonly event?: { readonly type: string };
}

test('Stately’s inspector is attached only when asked for, and gets the whole state', {
  timeout: 200_000,
}, async () => {
  const { page, faults } = await openApp(browser, { path: '#/inspector' });
  const asked: string[] = [];
  page.context().on('request', (request) => void asked.push(new URL(request.url()).host));
  await serve(page.context(), 'https://stately.ai/**', listener);
  await page.locator('.why-table .truth').first().waitFor(patient);
  expect(asked.filter((host) => host !== new URL(servedApp()).host)).toEqual([]);
  await page.locator('.menu summary').click();
  const [stately] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open in Stately’s inspector' }).click(),
  ]);
  const heard = () => stately.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  await expect.poll(async () => (await heard()).map(({ type }) => type), patient).toContain('@xstate.actor');
  await page.getByRole('button', { name: 'One action' }).click();
  await expect
    .poll(async () => (await heard()).map(({ event }) => event?.type), patient)
    .toContain('mulligan');
  const snapshots = (await heard()).flatMap(({ snapshot }) => snapshot ?? []);
  expect(snapshots.at(-1)!.context.cards.length).toBeGreaterThan(50);
  expect(snapshots.at(-1)!.value).toEqual({ game: 'mulligan' });
  expect((await heard())[0]!.definition).toContain('playCharacter');
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'End the connection to Stately' }).click();
  expect(faults).toEqual([]);
  await page.context().close();
});
