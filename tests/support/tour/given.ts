/** Games opened from a file, for what a short game does not come to: Bluffs in question, the ends of games and matches. */
import { expect } from 'vitest';
import { usesOf } from '../../../app/table/prompt/uses';
import { apply, isOver, legalActions, returns, type State, toAct } from '../../../machines/engine';
import { replay } from '../../../machines/replay';
import { prebuiltDeck } from '../../../src/decks';
import type { Settings } from '../../../src/position';
import { type GameRecord, parseRecord, writeRecord } from '../../../src/record';
import { randomRecord } from '../randomRecord';
import type { Visitor } from './visitor';

const settings: Settings = {
  decks: [prebuiltDeck('hoax'), prebuiltDeck('buka')],
  crystalsToWin: 1,
  mulligan: false,
  swapDecks: true,
  firstSeat: 0,
  order: null,
};

type Moment = (state: State, record: GameRecord, at: number) => boolean;

/** A random game as far as the first such moment. */
function gameUntil(isMoment: Moment, of = settings): string {
  for (let seed = 1; ; seed++) {
    const record = randomRecord(of, seed);
    const { states } = replay(record);
    const at = states.findIndex((state, index) => isMoment(state, record, index));
    if (at < 0) continue;
    return writeRecord({ ...record, actions: record.actions.slice(0, at), result: returns(states[at]!) });
  }
}

const cardsInPlay = ({ position: { sides } }: State): number =>
  sides.flatMap(({ under, combat, support }) => [under, combat, support].flat()).length;

/** A table that is hard to draw: long rows on both sides, and a question with much to say. */
const crowd = 16;

const callIn = (state: State) => legalActions(state).find(({ type }) => type === 'showColours');

/** The computer bluffs and is found out, which ends the fight. */
const called = gameUntil((state) => {
  const call = toAct(state) === 0 && cardsInPlay(state) >= crowd ? callIn(state) : undefined;
  const found = call && apply(state, call);
  return found?.ok === true && found.state.position.fightNumber > state.position.fightNumber;
});

/** One retreat before the end of the match. */
const lastRetreat = gameUntil((_, { actions }, at) => {
  const last = actions[at];
  return at === actions.length - 1 && last?.type === 'retreat' && last.seat === 0;
});

function parsed(text: string): GameRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

/** One retreat before the end of the first game, with more to come. */
const gameToLose = gameUntil(
  (state, { actions }, at) => {
    const next = actions[at];
    const isRetreat = next?.type === 'retreat' && next.seat === 0 && state.position.results.length === 0;
    const left = isRetreat ? apply(state, next) : undefined;
    return left?.ok === true && left.state.position.results.length === 1 && !isOver(left.state);
  },
  { ...settings, crystalsToWin: 5 },
);

/** Cards of the hand that have more than one use by themselves. */
const manifold = (state: State): number[] =>
  [...usesOf(legalActions(state))]
    .filter(([, uses]) => uses.filter((use) => !('cards' in use) || use.cards.length === 1).length > 1)
    .map(([card]) => card)
    .filter((card) => state.position.sides[0].hand.includes(card));

/** A card is to be laid as one thing or as another. */
const twoWays = gameUntil((state) => toAct(state) === 0 && manifold(state).length > 0, {
  ...settings,
  decks: [prebuiltDeck('buka'), prebuiltDeck('hoax')],
});

async function open(visitor: Visitor, text: string): Promise<void> {
  const { ui, page } = visitor;
  await visitor.press(ui.menu);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel(ui.loadGame).setInputFiles(file);
  await visitor.dialog(ui.menu).waitFor({ state: 'detached' });
}

export async function calledBluff(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  await open(visitor, called);
  await page.locator('.call-facts').waitFor();
  await visitor.look('call');
  await visitor.press(ui.showColours);
  await page.locator('.reveal').waitFor();
  await visitor.look('reveal');
  await visitor.press(ui.goOn);
  await visitor.button(ui.nextFight).waitFor();
  await visitor.look('fightEnd');
  await visitor.press(ui.nextFight);
}

export async function lostGame(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  await open(visitor, gameToLose);
  await page.locator('[data-action=retreat]').click();
  const end = page.getByRole('dialog');
  await end.getByRole('button', { name: ui.nextGame }).waitFor();
  await visitor.look('gameEnd');
  await end.getByRole('button', { name: ui.nextGame }).click();
  await page.locator('[data-zone=own-combat]').waitFor();
}

/** What may be done with a card is asked, where it is more than one thing. */
export async function askedCard(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  await open(visitor, twoWays);
  const { states } = replay(parsed(twoWays));
  const [card] = manifold(states.at(-1)!);
  await page.locator(`[data-card="${card}"]`).press('Enter');
  const first = page.locator('.card-menu .button').first();
  await expect.poll(() => first.evaluate((entry) => entry === document.activeElement)).toBe(true);
  await visitor.look('cardMenu');
  await visitor.press(ui.cancel);
}

export async function lostMatch(visitor: Visitor): Promise<void> {
  const { ui, page } = visitor;
  await open(visitor, lastRetreat);
  await visitor.look('crowd');
  await page.locator('[data-action=retreat]').click();
  const end = page.getByRole('dialog');
  await end.getByRole('button', { name: ui.rematchSwapped }).waitFor();
  await visitor.look('matchEnd');
  await end.getByRole('button', { name: ui.toStart }).click();
}
