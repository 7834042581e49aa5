/** Runs a path of the match on the table in a browser, as two people would play it, and compares what is shown. */
import type { Page } from 'playwright-core';
import { apply, matchChart, type State, toAct, whyNot } from '../../../machines/engine';
import { readRecord } from '../../../machines/readRecord';
import { recordFrom, replay } from '../../../machines/replay';
import type { Action } from '../../../src/actions';
import type { Position } from '../../../src/position';
import type { Reason } from '../../../src/reasons';
import { type RecordFault, writeRecord } from '../../../src/record';
import type { Seat } from '../../../src/vocabulary';
import { type SeatView, viewOf } from '../../game/view';
import { seen as expectedFrom } from '../expect';
import type { Failure } from '../run/runPath';
import { enter, type Scenario, type Subject } from '../subject';
import type { Expected, Path, PathStep } from '../suite';
import { announcements, isOnePress, pressesFor } from './asked';
import { type Mismatch, mismatchOn, reasonMismatch } from './shown';
import { NotOffered, TablePage } from './tablePage';

/** How a path went: as expected, not, or not to its end, since the page offers no way to its next action. */
export interface OnPage {
  readonly failure?: Failure;
  /** From this action on, counted from 1. */
  readonly leftFrom?: number;
}

/** Where the page has no history, nothing can be undone but by the rules. */
const noHistory = { undo: null, undoStop: 'start', redo: null } as const;

/** Nobody looks at them. */
const seatNames = ['Player 1', 'Player 2'] as const;

/** For a page of its own; a suite shares one table. */
export async function runOnPage(
  page: Page,
  url: string,
  subject: Subject,
  scenario: Scenario,
  path: Path,
): Promise<Failure | undefined> {
  const table = new TablePage(page);
  await table.begin(url);
  return (await runPathOnPage(table, subject, scenario, path)).failure;
}

export const runPathOnPage = (
  table: TablePage,
  subject: Subject,
  scenario: Scenario,
  path: Path,
): Promise<OnPage> => new PathOnPage(table, subject, path, startOf(subject, scenario)).run();

/** The page keeps a log, which begins with the path. */
function startOf(subject: Subject, scenario: Scenario): State {
  const { place, position } = enter(subject, scenario);
  return { place, position: { ...(position as Position), news: [] } };
}

class PathOnPage {
  /** Actions that are done. */
  private at = 0;
  private shown: Seat = 0;

  constructor(
    private readonly table: TablePage,
    private readonly subject: Subject,
    private readonly path: Path,
    private state: State,
  ) {}

  async run(): Promise<OnPage> {
    const { path, table } = this;
    try {
      this.shown = (await table.load(writeRecord(recordFrom(this.state, seatNames)))) ?? this.shown;
      let mismatch = await this.compare(path.begins);
      while (mismatch === undefined && this.at < path.steps.length) {
        const step = path.steps[this.at++]!;
        const result = await this.tryStep(step);
        if (result === 'noWay') return { leftFrom: this.at };
        mismatch = result;
      }
      mismatch ??= await this.keptMismatch();
      return mismatch === undefined ? {} : this.failed(mismatch);
    } catch (error) {
      const seen = error instanceof Error ? error.message : String(error);
      return this.failed(
        error instanceof NotOffered
          ? { what: 'acceptance', expected: 'a control for it', seen }
          : { what: 'thrown', expected: 'no error', seen },
      );
    }
  }

  private failed(mismatch: Mismatch): OnPage {
    const { at } = this;
    return { failure: { at, action: this.path.steps[at - 1]?.action, ...mismatch } };
  }

  /** What the seat that is asked sees; where nobody is, the one in front of the page. */
  private view(): SeatView {
    return viewOf(this.state, toAct(this.state) ?? this.shown, noHistory);
  }

  private async tryStep({ action, refused, after }: PathStep): Promise<Mismatch | 'noWay' | undefined> {
    const read = this.subject.module.readAction(action);
    if (!read.ok) return { what: 'acceptance', expected: 'an action', seen: 'no action of this chart' };
    const meant = read.value as Action;
    const reason = whyNot(this.state, meant);
    const [said, expected] = [reason, refused].map((one) => JSON.stringify(one ?? 'accepted'));
    if (said !== expected) {
      const what = (reason === undefined) === (refused === undefined) ? 'refusal' : 'acceptance';
      return { what, expected: expected!, seen: said! };
    }
    return reason === undefined ? this.take(meant, after) : this.refusal(meant, reason);
  }

  private async refusal(action: Action, reason: Reason): Promise<Mismatch | undefined> {
    // The page of one seat has no controls for the other.
    if (action.seat !== toAct(this.state)) return undefined;
    return reasonMismatch(this.view(), await this.table.controls(), action, reason);
  }

  private async take(action: Action, after: Expected): Promise<Mismatch | 'noWay' | undefined> {
    const view = this.view();
    let pressed = action;
    let wanted = after;
    this.state = advanced(this.state, action);
    if (action.type === 'next' && isOnePress(view)) {
      const [announcement] = announcements(view);
      if (whyNot(this.state, announcement!) !== undefined) {
        // Something is asked first, so that the press only goes on.
        pressed = announcement!;
      } else {
        const following = this.announcementNext();
        if (following === undefined) return 'noWay';
        this.at = following.at;
        pressed = following.action;
        wanted = this.path.steps[this.at - 1]!.after;
        this.state = advanced(this.state, pressed);
      }
    }
    for (const press of pressesFor(view, pressed)) await this.table.press(view, press);
    this.shown = (await this.table.settle()) ?? this.shown;
    return this.compare(wanted);
  }

  /** The announcement that is the next action taken, and where it stands. */
  private announcementNext(): { readonly at: number; readonly action: Action } | undefined {
    const { steps } = this.path;
    const index = steps.findIndex(({ refused }, step) => step >= this.at && refused === undefined);
    const read = index < 0 ? undefined : this.subject.module.readAction(steps[index]!.action);
    if (!read?.ok || read.value.type !== 'announce') return undefined;
    return { at: index + 1, action: read.value as Action };
  }

  private async compare(wanted: Expected): Promise<Mismatch | undefined> {
    const rules = rulesMismatch(this.subject, this.state, wanted);
    if (rules !== undefined) return rules;
    const asked = toAct(this.state) ?? this.shown;
    if (asked !== this.shown)
      return { what: 'place', expected: `seat ${asked} is asked`, seen: `seat ${this.shown} is` };
    return mismatchOn(this.view(), await this.table.controls(), await this.table.labels());
  }

  /** The whole position at the end, out of the game as the menu saves it. */
  private async keptMismatch(): Promise<Mismatch | undefined> {
    const kept = readRecord(await this.table.save());
    if (!kept.ok) {
      const [{ code, at }] = kept.faults as readonly [RecordFault];
      return { what: 'position', expected: 'a game that can be read again', seen: `${code} ${at}` };
    }
    const state = replay(kept.value).states.at(-1)!;
    const last = this.path.steps.findLast(({ refused }) => refused === undefined);
    return rulesMismatch(this.subject, state, last?.after ?? this.path.begins);
  }
}

function advanced(state: State, action: Action): State {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(`${action.type} is refused: ${applied.reason.code}`);
  return applied.state;
}

/** Whether the rules themselves still lead where the suite says. */
function rulesMismatch(subject: Subject, state: State, wanted: Expected): Mismatch | undefined {
  const place = matchChart.nameOf(state.place);
  if (place !== wanted.place) return { what: 'place', expected: wanted.place, seen: place };
  const { digest, summary } = expectedFrom(subject, place, state.position, []);
  return digest === wanted.digest ? undefined : { what: 'position', expected: wanted.summary, seen: summary };
}
