/** Playing in a sandbox page as a person does: by the names of what can be seen. */
import type { Browser, Locator, Page } from 'playwright-core';
import { type OpenedApp, type OpenOptions, openApp } from './browser';

export async function openSandbox(
  browser: Browser,
  name: 'plotTrack' | 'blueEvents',
  options: OpenOptions = {},
): Promise<OpenedApp> {
  const opened = await openApp(browser, { ...options, path: `#/sandbox/${name}` });
  await opened.page.locator('.sandbox').waitFor();
  return opened;
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();

export const textOf = async (locator: Locator): Promise<string> => (await locator.textContent()) ?? '';

/** The question or outcome in the strip. */
export const heading = (page: Page): Promise<string> => textOf(page.locator('.sandbox-strip h2'));

/** The reason that is shown beside a button now. */
export const shownReason = (page: Page): Promise<string> => textOf(page.locator('.sandbox-reason'));

/** Looks away from whatever was looked at, and at this button. */
export async function reasonAt(page: Page, name: string | RegExp): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await button(page, name).focus();
  return shownReason(page);
}

export const logText = (page: Page): Promise<string> => textOf(page.getByRole('log'));

/** Starts anew from a named start, with some fields typed over, by their labels. */
export async function newGame(page: Page, start: string, fields: Record<string, string> = {}): Promise<void> {
  await openDialog(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(start, { exact: true }).click();
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Begin' }).click();
}

export const openDialog = (page: Page): Promise<void> => press(page, 'New game');
