/** Plays at the table through its visible controls, with the mouse or with the keyboard only. */
import type { Page } from 'playwright-core';
import { below, nextRandom, seedRandom } from '../../src/rng';
import { en } from '../../src/text/en';
import { type Control, click, focusByKeys } from './controls';

export interface Hands {
  readonly press: (page: Page, control: Control) => Promise<void>;
}

export const mouse: Hands = { press: click };

/** A control with a key of its own is pressed by it, any other is reached with Tab and arrows. */
export const keyboard: Hands = {
  async press(page, control) {
    if (control.key !== null) return page.keyboard.press(control.key);
    if (await focusByKeys(page, control)) await page.keyboard.press(isCard(control) ? 'Space' : 'Enter');
  },
};

const isCard = ({ isPressed }: Control): boolean => isPressed !== null;
const startsWith = (control: Control, words: string): boolean => control.name.startsWith(words);

/** Buttons that change nothing in the game. */
const idle = [en.ui.cancel, en.ui.redo, en.ui.viewCard, en.ui.pin, en.ui.unpin, en.ui.toStart];
const isIdle = ({ name }: Control): boolean => idle.includes(name) || name.startsWith(en.ui.showRule(''));
const isUndo = (control: Control): boolean => startsWith(control, en.ui.undo);

export class TablePlayer {
  private random: number;
  private mustRetreat = false;

  constructor(
    private readonly page: Page,
    private readonly hands: Hands,
    /** Of a hundred retreats offered, how many are taken. */
    private readonly caution: number,
    seed: number,
  ) {
    this.random = seedRandom(seed);
  }

  private below(n: number): number {
    this.random = nextRandom(this.random);
    return below(this.random, n);
  }

  private any<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** Takes one decision among the controls of the page, or part of one. */
  async step(controls: readonly Control[]): Promise<void> {
    const control = this.choose(controls);
    if (control !== undefined) await this.hands.press(this.page, control);
  }

  private choose(all: readonly Control[]): Control | undefined {
    const enabled = all.filter((control) => !control.isDisabled && !isIdle(control));
    const asked = enabled.filter((control) => control.region === en.ui.prompt && !isCard(control));
    const onward = [en.ui.goOn, en.ui.nextFight, en.ui.nextGame];
    const next = enabled.find((control) => onward.includes(control.name));
    if (next !== undefined) return next;
    const cards = enabled.filter((control) => control.isPressed === false);
    const isPartial = all.some((control) => control.isDisabled && / chosen$/.test(control.name));
    const confirm = asked.find((control) => control.key === 'Shift+Enter');
    if (confirm !== undefined && (cards.length === 0 || this.below(100) < 70)) return confirm;
    if (isPartial && cards.length > 0) return this.any(cards);
    return this.decide(asked, cards);
  }

  private decide(asked: readonly Control[], cards: readonly Control[]): Control | undefined {
    const phases = asked.filter((control) => !isPhase(control) && !isUndo(control));
    const retreat = phases.find((control) => startsWith(control, 'Retreat,'));
    if (retreat !== undefined && (this.mustRetreat || this.below(100) < this.caution)) {
      this.mustRetreat = false;
      return retreat;
    }
    const chosen = phases.filter((control) =>
      /^(Play|Lay|Load|Land|Use|Extend|Retrieve) /.test(control.name),
    );
    if (chosen.length > 0) return this.any(chosen);
    const others = phases.filter((control) => control !== retreat);
    if (cards.length > 0 && (others.length === 0 || this.below(100) < 75)) return this.any(cards);
    if (others.length > 0) return this.any(others);
    if (retreat !== undefined) return retreat;
    const back = asked.find((control) => control.name === en.ui.undoToRetreat) ?? asked.find(isUndo);
    this.mustRetreat = back !== undefined;
    return back;
  }
}

/** The moons of the phase track open the rules. */
const isPhase = ({ name }: Control): boolean =>
  Object.values(en.ui.phaseState).some((state) => name.endsWith(`, ${state}`));
