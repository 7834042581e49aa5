/** Generated paths on the real table, through what can be seen and pressed: every phase, and every kind of action. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPathOnPage } from '../../app/paths/browser/runOnPage';
import { TablePage } from '../../app/paths/browser/tablePage';
import { subjectNamed } from '../../app/paths/subjects';
import type { Path } from '../../app/paths/suite';
import { phaseAt } from '../../machines/place';
import { actionTypes } from '../../src/actions';
import { phases, type Seat } from '../../src/vocabulary';
import { suiteFor } from '../app/paths/generated';
import { launchBrowser, openApp, servedApp } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const subject = subjectNamed('match')!;

/** A refusal whose reason the page shows on the card. */
const explained = 'boosterOrSupportUsed';

/** Kinds of actions that are taken, phases that are come to, and that refusal. */
function kindsIn({ begins, steps }: Path): Set<string> {
  const taken = steps.filter(({ refused }) => refused === undefined);
  const types = taken.flatMap(({ action }) => {
    const read = subject.module.readAction(action);
    return read.ok ? [read.value.type] : [];
  });
  const places = [begins, ...taken.map(({ after }) => after)].map(({ place }) => phaseAt(place));
  const refusals = steps.some(({ refused }) => refused?.code === explained) ? [explained] : [];
  return new Set([...types, ...places.filter((place) => place !== 'none'), ...refusals]);
}

/** Few paths with as many kinds as all have: always the one that adds most for its length. */
function chosen(paths: readonly Path[]): Path[] {
  const left = new Set(paths.flatMap((path) => [...kindsIn(path)]));
  const picked: Path[] = [];
  while (left.size > 0) {
    const worth = (path: Path) =>
      [...kindsIn(path)].filter((kind) => left.has(kind)).length / (3 + path.steps.length);
    const best = paths.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    picked.push(best);
    for (const kind of kindsIn(best)) left.delete(kind);
  }
  return picked;
}

/** Refilling goes by itself. */
const shownPhases = phases.filter((phase) => phase !== 'refill');

test('every phase and every kind of action is as expected on the page, and another position is noticed', {
  timeout: 240_000,
}, async () => {
  const { suite } = suiteFor(subject, 'edge=100');
  const refused = suiteFor(subject, 'reason=20', { scenarios: subject.scenarios.slice(0, 3) }).suite;
  const scenarios = { ...suite.scenarios, ...refused.scenarios };
  const paths = chosen([...suite.paths, ...refused.paths]);
  const kinds = [...new Set(paths.flatMap((path) => [...kindsIn(path)]))];
  expect(kinds).toEqual(expect.arrayContaining([...actionTypes, ...shownPhases, explained]));
  const { page, faults } = await openApp(browser);
  const table = new TablePage(page);
  await table.begin(servedApp());
  const run = (on: TablePage, path: Path) => runPathOnPage(on, subject, scenarios[path.scenario]!, path);
  for (const path of paths) expect(await run(table, path), `path ${path.number}, ${path.goal}`).toEqual({});
  const { failure } = await run(new OtherTable(page), paths[0]!);
  expect(failure).toMatchObject({ at: 0, what: 'position', expected: expect.stringContaining('Dragons') });
  expect(faults).toEqual([]);
});

/** Where the first seat has a dragon more than the path begins with. */
class OtherTable extends TablePage {
  override load(text: string): Promise<Seat | undefined> {
    const game = JSON.parse(text);
    game.start.position = game.start.position.replace(
      /dragons=(\d)/,
      (_: string, count: string) => `dragons=${Number(count) + 1}`,
    );
    return super.load(JSON.stringify(game));
  }
}
