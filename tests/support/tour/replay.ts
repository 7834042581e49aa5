/** From the running game to its replay, to the link, and from the link back to a table: noted, judged, gone on from. */
import { expect } from 'vitest';
import { from, type Visitor, worded } from './visitor';

/** The link to the moment on show, of a game that still runs. */
export async function sharedLink(visitor: Visitor): Promise<string> {
  const { ui } = visitor;
  await visitor.press(ui.menu);
  await visitor.dialog(ui.menu).getByRole('link', { name: ui.replay }).click();
  await visitor.see(ui.replayRunning);
  await visitor.look('replayRunning');
  await visitor.press(ui.share);
  const field = visitor.dialog(ui.share).getByRole('textbox').first();
  await expect.poll(() => field.inputValue()).toMatch(/#\/replay\?at=\d+&/);
  await visitor.look('share');
  const link = await field.inputValue();
  await visitor.close();
  await visitor.follow(ui.backToTable);
  return link;
}

/** It opens at its action; both hands can be shown. */
export async function openedLink(visitor: Visitor, link: string): Promise<void> {
  const { ui, page } = visitor;
  const at = Number(/at=(\d+)/.exec(link)?.[1]);
  await page.goto('about:blank');
  await page.goto(link);
  await visitor.see(ui.replayPlace(at, at));
  await visitor.choose(ui.whoseView, ui.bothHands);
  expect(await page.getByRole('region', { name: from(ui.handOf('', 0).split(',')[0] ?? '') }).count()).toBe(
    2,
  );
  await visitor.press(ui.actionBack);
  await visitor.see(ui.replayPlace(at - 1, at));
  await page.getByLabel(ui.noteOn(at - 1)).fill('¡!');
  await page.locator('.story-note').waitFor();
  await visitor.look('replay');

  await visitor.press(ui.analysis);
  await visitor.press(ui.analyse);
  await page.locator('.analysis [role=img]').waitFor();
  await visitor.button(ui.analyse).waitFor();
  await visitor.look('analysis');
  await visitor.close();

  await visitor.press(ui.openGame);
  await page.getByLabel(ui.pasteHere).fill(link.slice(0, -9));
  await visitor.press(ui.openIt);
  await visitor.see(ui.linkDamaged);
  await visitor.look('openGame');
  await visitor.close();
}

/** Two people go on from here: the screen is handed over first. */
export async function continued(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  await visitor.press(ui.continueFromHere);
  const window = visitor.dialog(ui.continueFromHere);
  for (const seat of await window.getByRole('combobox').all()) await seat.selectOption('person');
  await visitor.look('continue');
  await visitor.press(ui.startFromHere);
  const ready = page.getByRole('button', { name: worded(ui.curtainReady) });
  await ready.waitFor();
  await visitor.look('curtain');
  await ready.click();
  await page.locator('.hand').waitFor();
}
