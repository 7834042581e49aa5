/** A turn at the table: a card that is refused and why, one that is played, the way back, the sum, the hints, the menu. */
import { expect } from 'vitest';
import { textsFor } from '../../../src/text';
import { languages } from '../../../src/vocabulary';
import { from, type Visitor, worded } from './visitor';

const act = (visitor: Visitor, action: string): Promise<void> =>
  visitor.page.locator(`[data-action=${action}]`).filter({ visible: true }).first().click();

/** Until the computer has answered. */
export const myTurn = ({ page }: Visitor): Promise<void> => page.locator('.strip.is-mine').waitFor();

export async function firstTurn(visitor: Visitor): Promise<void> {
  const { ui } = visitor;
  await myTurn(visitor);
  await visitor.look('table');
  await act(visitor, 'fightOn');
  await visitor.press(ui.undoToRetreat);
  await visitor.press(worded(ui.redoAction));
  await refusedCard(visitor);
  await playedCard(visitor);
  await visitor.button(worded(ui.undoAction)).waitFor();
  await act(visitor, 'announce');
  await myTurn(visitor);
}

/** The reason stands beside the card, and its rule opens. */
async function refusedCard(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  const [before = ''] = ui.cardLabelBlocked('', '…').split('…');
  const card = page.locator(`.hand [aria-label*="${before}"]`).first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await visitor.lookAt(card);
  await visitor.see(name.slice(name.indexOf(before) + before.length));
  const told = page.locator('.why, .told-reason').filter({ visible: true });
  const link = told.getByRole('button', { name: worded(ui.showRule) });
  const rule = /R\d+\.\d+/.exec((await link.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await link.click();
  const sought = visitor.dialog(ui.rules).locator('.is-sought');
  await sought.waitFor();
  expect(await sought.textContent()).toBe(`${rule}${visitor.texts.rule(rule)}`);
  await visitor.look('rulesDialog');
  await visitor.close();
}

async function playedCard(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  const card = page.locator('.hand [data-card][aria-pressed]').first();
  const id = await card.getAttribute('data-card');
  const [name = ''] = ((await card.getAttribute('aria-label')) ?? '').split(',');
  await card.click();
  if (visitor.isNarrow) await visitor.press(ui.viewCard);
  const large = page.getByRole('region', { name: ui.largeView });
  await large.getByText(name, { exact: true }).first().waitFor();
  await visitor.press(ui.pin);
  await visitor.press(ui.unpin);
  if (visitor.isNarrow) await visitor.press(ui.close);
  await page.locator('[data-zone=strip] .is-main').click();
  await page.locator(`[data-zone=own-combat] [data-card="${id}"]`).waitFor();
}

/** What stands on the table can be asked about: how a power adds up, what lies in a pile, what happened, what is best. */
export async function askedAbout(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  const sum = visitor.button(from(`${ui.sumLines}: `));
  await sum.click();
  await page.locator('.power-lines').waitFor();
  expect(await sum.getAttribute('aria-expanded')).toBe('true');
  await visitor.look('sum');
  await visitor.press(from(`${ui.drawPile}: `));
  await visitor.look('pile');
  await visitor.close();
  if (visitor.isNarrow) await visitor.press(ui.log);
  expect(await page.getByRole('log').locator('li').filter({ visible: true }).count()).toBeGreaterThan(4);
  if (visitor.isNarrow) await visitor.press(ui.close);
  await visitor.press(ui.hint);
  await visitor.button(from(ui.takeHint)).waitFor();
  await visitor.look('hints');
  await visitor.close();
}

/** The menu: shortcuts, the table in words and back, another language and back. */
export async function menu(visitor: Visitor): Promise<void> {
  const { ui, page, guest } = visitor;
  await visitor.press(ui.menu);
  await visitor.look('menu');
  await visitor.press(ui.shortcuts);
  await visitor.look('shortcuts');
  await visitor.close();

  await visitor.press(ui.menu);
  await visitor.choose(ui.textTable, ui.on);
  await visitor.close();
  await page.getByRole('heading', { name: ui.combatArea }).first().waitFor();
  await visitor.look('words');

  await visitor.press(ui.menu);
  await visitor.choose(ui.textTable, ui.off);
  const other = languages[(languages.indexOf(guest.language) + 1) % languages.length]!;
  await visitor.choose(ui.language, ui.languageNames[other]);
  const there = textsFor(other).ui;
  await visitor.dialog(there.menu).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(other);
  await visitor.choose(there.language, there.languageNames[guest.language]);
  await visitor.dialog(ui.menu).waitFor();
  await visitor.close();
}
