/** The table in a browser, used as two people at one screen would: everything goes through what can be seen and pressed. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { en } from '../../../src/text/en';
import type { Seat } from '../../../src/vocabulary';
import type { SeatView } from '../../game/view';
import type { Press } from './asked';
import { type Control, click, readControls } from './controls';
import { controlOf, seatNames } from './onTable';

const { ui } = en;
const onward = new Set([ui.goOn, ui.nextFight, ui.nextGame]);
/** Summaries and hand-overs, one after the other, are never more. */
const mostPages = 6;

export class NotOffered extends Error {}

export class TablePage {
  /** As they were read since the last press. */
  private known: Promise<Control[]> | undefined;

  constructor(readonly page: Page) {}

  /** Deals a game for two people, and sets that nothing moves and nothing goes by itself. */
  async begin(url: string): Promise<void> {
    const { page } = this;
    this.known = undefined;
    await page.goto(url);
    await page.getByText(ui.opponentSameScreen).first().click();
    await page.getByRole('button', { name: ui.dealTheCards }).click();
    await this.curtain().waitFor();
    await this.settle();
    await this.openMenu();
    const choose = (group: string, option: string) =>
      page.getByRole('group', { name: group }).getByText(option, { exact: true }).click();
    await choose(ui.motion, ui.motionNone);
    await choose(ui.skipForced, ui.off);
    await this.closeMenu();
  }

  controls(): Promise<Control[]> {
    this.known ??= readControls(this.page);
    return this.known;
  }

  private async click(control: Control): Promise<void> {
    this.known = undefined;
    await click(this.page, control);
  }

  /** What has a name on the page for assistive technology, pressed or not. */
  labels(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[aria-label]')].map(
        (element) => element.getAttribute('aria-label') ?? '',
      ),
    );
  }

  /** Goes past summaries and takes the screen over; the seat that has it then, if it was handed over. */
  async settle(): Promise<Seat | undefined> {
    let seat: Seat | undefined;
    for (let pages = 0; pages < mostPages; pages++) {
      const controls = await this.controls();
      const ready = controls.find(({ name }) => seatNames.some((one) => name === ui.curtainReady(one)));
      const next = ready ?? controls.find(({ name }) => onward.has(name));
      if (next !== undefined) await this.click(next);
      else if (controls.some(({ region, name }) => region !== ui.prompt && name.startsWith(ui.rematch)))
        await this.escape();
      else return seat;
      if (ready !== undefined) seat = ready.name === ui.curtainReady(seatNames[0]) ? 0 : 1;
    }
    return seat;
  }

  private curtain() {
    return this.page.getByRole('button', { name: new RegExp(`^${ui.curtainReady('.*')}$`) });
  }

  private async escape(): Promise<void> {
    this.known = undefined;
    await this.page.keyboard.press('Escape');
  }

  private openMenu(): Promise<void> {
    this.known = undefined;
    return this.page.getByRole('button', { name: ui.menu, exact: true }).click();
  }

  private closeMenu(): Promise<void> {
    this.known = undefined;
    return this.page.getByRole('button', { name: ui.close, exact: true }).last().click();
  }

  /** Opens the game of a file, as the menu offers it. */
  async load(text: string): Promise<Seat | undefined> {
    const { page } = this;
    await this.openMenu();
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByLabel(ui.loadGame).setInputFiles(file);
    const alert = page.getByRole('alert');
    await alert.or(this.curtain()).first().waitFor();
    this.known = undefined;
    if (await alert.count()) throw new NotOffered((await alert.textContent()) ?? '');
    return this.settle();
  }

  /** The game as the menu saves it. */
  async save(): Promise<string> {
    await this.openMenu();
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: ui.saveGame }).click();
    const path = await (await download).path();
    await this.closeMenu();
    return readFile(path, 'utf8');
  }

  async press(view: SeatView, press: Press): Promise<void> {
    const controls = await this.controls();
    const control = find(view, press, controls);
    if (control === undefined || control.isDisabled) throw new NotOffered(missing(view, press, controls));
    await this.click(control);
  }
}

function find(view: SeatView, press: Press, controls: readonly Control[]): Control | undefined {
  const labelled = (label: string) =>
    controls.find(({ name, isPressed }) => name === label && isPressed === null);
  switch (press.what) {
    case 'card':
      return controlOf(view, press.card, controls);
    case 'button':
      return labelled(press.label);
    case 'option': {
      const target = ui.cardLabelState('', ui.stateTarget(press.number));
      const numbered = controls.find(({ name, isPressed }) => isPressed !== null && name.endsWith(target));
      const card = press.card === null ? undefined : controlOf(view, press.card, controls);
      return numbered ?? card ?? labelled(press.label);
    }
  }
}

function missing(view: SeatView, press: Press, controls: readonly Control[]): string {
  const sought = press.what === 'card' ? `card ${view.observation.cards[press.card]}` : press.label;
  const enabled = controls.filter(({ isDisabled }) => !isDisabled).map(({ name }) => name);
  return `no control for "${sought}" among ${enabled.join('; ')}`;
}
