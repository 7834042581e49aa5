/** Games opened from a file, for what a short game does not come to: Bluffs in question, and the end of a match. */
import { apply, legalActions, returns, type State, toAct } from '../../../machines/engine';
import { replay } from '../../../machines/replay';
import { prebuiltDeck } from '../../../src/decks';
import type { Settings } from '../../../src/position';
import { type GameRecord, writeRecord } from '../../../src/record';
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
function gameUntil(isMoment: Moment): string {
  for (let seed = 1; ; seed++) {
    const record = randomRecord(settings, seed);
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
