/** Takes the pictures of the README's tour for players from the pages as they are: `npm run pictures`. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { buildPage, servePage } from '../app/cli/page';
import { gameOf } from '../app/computer/arena/game';
import { chanceFrom } from '../app/computer/player';
import { turn } from '../app/computer/turn';
import { chromiumMissing } from '../app/paths/browser/chromium';
import { launchChromium } from '../app/paths/browser/launch';
import {
  apply,
  isOver,
  legalActions,
  newMatch,
  observe,
  returns,
  type State,
  toAct,
} from '../machines/engine';
import type { Action } from '../src/actions';
import type { Settings } from '../src/position';
import { writeRecord } from '../src/record';
import { rulesVersion } from '../src/rulesVersion';
import { en } from '../src/text/en';
import { puzzles as puzzleWords } from '../src/text/puzzles/en';
import type { People } from '../src/vocabulary';

const folder = join(import.meta.dirname, '../docs/pictures');
const { ui } = en;

type Peoples = readonly [People, People];
type Moment = (state: State) => boolean;

/** More would be a long game without such a moment. */
const mostActions = 400;

/** A game of two computers as far as the first such moment, as a file. */
async function gameUntil(peoples: Peoples, isMoment: Moment): Promise<string> {
  const settings: Settings = { ...gameOf(peoples), firstSeat: 0 };
  const player = turn(settings);
  for (let seed = 1; ; seed++) {
    const chance = chanceFrom(seed);
    const actions: Action[] = [];
    let state = newMatch(settings, seed);
    while (!isOver(state) && actions.length < mostActions) {
      if (isMoment(state)) {
        const names = ['Mira', 'Jonas'] as const;
        return writeRecord({ rules: rulesVersion, settings, seed, names, actions, result: returns(state) });
      }
      const seat = toAct(state)!;
      const action = await player.choose(observe(state, seat), legalActions(state), chance);
      const applied = apply(state, action);
      if (!applied.ok) throw new Error(`${JSON.stringify(action)} is refused: ${applied.reason.code}`);
      actions.push(action);
      state = applied.state;
    }
  }
}

const inPlay = ({ position: { sides } }: State): number[] =>
  sides.map(({ combat, support }) => combat.length + support.length);

const isMine = (state: State): boolean => toAct(state) === 0;

const hasLanded: Moment = (state) =>
  isMine(state) &&
  state.position.sides[0].hand.length > 3 &&
  state.position.sides[0].ships.filter(({ landed }) => landed).length === 1 &&
  state.position.sides[0].ships.some(({ landed, cargo }) => landed && cargo.length > 1) &&
  legalActions(state).some(({ type }) => type === 'playCharacter') &&
  inPlay(state).every((cards) => cards > 1);

const mayCall: Moment = (state) =>
  isMine(state) &&
  state.position.sides[1].faceDown.length > 1 &&
  inPlay(state)[0]! > 1 &&
  legalActions(state).some(({ type }) => type === 'showColours');

const choosesCharacter: Moment = (state) =>
  isMine(state) &&
  state.position.fightNumber > 1 &&
  inPlay(state).every((cards) => cards > 1) &&
  legalActions(state).some(({ type }) => type === 'playCharacter');

interface Look {
  readonly theme: 'night' | 'day';
  readonly size?: BrowserContextOptions;
}

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

class Photographer {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  private async open(hash: string, { theme, size = wide }: Look): Promise<Page> {
    const settings = { language: 'en', motion: 'none', theme };
    const stored = [{ name: 'blue-moon.settings', value: JSON.stringify(settings) }];
    const context = await this.browser.newContext({
      ...size,
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: this.origin, localStorage: stored }] },
    });
    const page = await context.newPage();
    await page.goto(`${this.origin}/${hash}`);
    return page;
  }

  private async take(page: Page, name: string): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.context().close();
    console.log(`docs/pictures/${name}.png`);
  }

  /** A game of one's own, opened from a file; the computer waits for us in it. */
  async table(name: string, text: string, look: Look, point?: string): Promise<void> {
    const page = await this.open('', look);
    await page.locator('.deal').click();
    await page.getByRole('button', { name: ui.menu, exact: true }).click();
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.getByLabel(ui.loadGame).setInputFiles(file);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    if (point !== undefined) await page.locator(point).first().hover();
    await this.take(page, name);
  }

  async replay(name: string, text: string, look: Look): Promise<void> {
    const page = await this.open('#/replay', look);
    await page.getByLabel(ui.pasteHere).fill(text);
    await page.getByRole('button', { name: ui.openIt }).click();
    await page.getByRole('group', { name: ui.whoseView }).getByText(ui.bothHands).click();
    await page.getByRole('slider').press('End');
    await this.take(page, name);
  }

  async puzzle(name: string, title: string, look: Look): Promise<void> {
    const page = await this.open('#/puzzles', look);
    await page.getByText(title).click();
    await page.getByRole('button', { name: ui.puzzleSolution }).click();
    await this.take(page, name);
  }

  async decks(name: string, look: Look): Promise<void> {
    const page = await this.open('#/decks', look);
    await page.getByRole('button', { name: ui.deckStandard }).click();
    await this.take(page, name);
  }
}

const browser = await launchChromium();
if (browser === undefined) {
  console.error(chromiumMissing);
  process.exit(1);
}
const served = await servePage(await buildPage());
const photographer = new Photographer(browser, served.url);
const landed = await gameUntil(['buka', 'hoax'], hasLanded);
await photographer.table('table', landed, { theme: 'night' }, '.landed .table-card');
await photographer.table('call', await gameUntil(['flit', 'buka'], mayCall), { theme: 'day' });
await photographer.table('phone', await gameUntil(['mimix', 'flit'], choosesCharacter), {
  theme: 'night',
  size: phone,
});
await photographer.replay('replay', landed, { theme: 'night' });
await photographer.puzzle('puzzle', puzzleWords.ember.title, { theme: 'day' });
await photographer.decks('decks', { theme: 'night' });
await browser.close();
await served.close();
