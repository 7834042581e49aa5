/** Somebody who goes through the app by what can be seen: knows its words in one language and looks hard at every page. */
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type InterfaceTexts, type Texts, textsFor } from '../../../src/text';
import type { Language } from '../../../src/vocabulary';
import { accessibilityFaults } from '../accessibility';
import { openApp, screenshot } from '../browser';
import { foreignWords } from './foreignWords';

export interface Guest {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly theme: 'night' | 'day';
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

/** Narrower pages show the large view and the log over the table. */
const roomy = 1180;

const isPhone = ({ width }: Guest): boolean => width < 500;

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any text this template makes. */
export function worded(template: (part: string) => string): RegExp {
  return new RegExp(`^${template('…').split('…').map(escaped).join('.*')}$`);
}

/** Any text that begins so. */
export const from = (words: string): RegExp => new RegExp(`^${escaped(words)}`);

export class Visitor {
  readonly texts: Texts;
  readonly ui: InterfaceTexts;

  private constructor(
    readonly page: Page,
    readonly guest: Guest,
    readonly faults: readonly string[],
  ) {
    this.texts = textsFor(guest.language);
    this.ui = this.texts.ui;
  }

  /** Comes for the first time, with nothing but what the browser says of its owner. */
  static async arrive(browser: Browser, guest: Guest): Promise<Visitor> {
    const { language, width, height, theme } = guest;
    const { page, faults } = await openApp(browser, {
      width,
      height,
      guest: {
        locale: locales[language],
        colorScheme: theme === 'night' ? 'dark' : 'light',
        reducedMotion: 'reduce',
        hasTouch: isPhone(guest),
      },
    });
    return new Visitor(page, guest, faults);
  }

  /** A press looks at a card, also at one that cannot be played. */
  async lookAt(card: Locator): Promise<void> {
    await (isPhone(this.guest) ? card.tap({ force: true }) : card.click({ force: true }));
  }

  get isNarrow(): boolean {
    return this.guest.width < roomy;
  }

  /** The first that can be seen; some stand in two places, one for each width of the page. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  }

  press(name: string | RegExp): Promise<void> {
    return this.button(name).click();
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.page.getByRole('link', { name }).first().click();
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** A radio button lies unseen under its words. */
  choose(group: string, option: string): Promise<void> {
    return this.page.getByRole('group', { name: group }).getByText(option, { exact: true }).click();
  }

  see(words: string | RegExp): Promise<void> {
    return this.page.getByText(words).filter({ visible: true }).first().waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog[open]').waitFor({ state: 'detached' });
  }

  /** Nothing here may be out of reach, cut off or in another language. */
  async look(place: string): Promise<void> {
    const { page, guest } = this;
    await screenshot(page, `tour/${place}-${guest.width}-${guest.language}`);
    const [faults, foreign, layout] = await Promise.all([
      accessibilityFaults(page),
      foreignWords(page, guest.language),
      page.evaluate(() => ({
        lang: document.documentElement.lang,
        tooWide: document.documentElement.scrollWidth - innerWidth,
      })),
    ]);
    expect.soft({ place, faults, foreign, ...layout }).toEqual({
      place,
      faults: [],
      foreign: [],
      lang: guest.language,
      tooWide: 0,
    });
  }
}
