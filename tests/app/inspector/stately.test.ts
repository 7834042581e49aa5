/** What Stately's inspector is sent: its own package reads it, and it looks as that package's own adapter would send it. */
import {
  createBrowserInspector,
  createBrowserReceiver,
  type StatelyInspectionEvent,
} from '@statelyai/inspect';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { attachStately, stopStately } from '../../../app/inspector/foreign/attachStately';
import { ownGame, startState } from '../../../app/inspector/game/ownGame';
import { rulesNamed } from '../../../app/inspector/game/rules';
import type { Position } from '../../../src/position';

/** As much of a window as the package needs; what is posted is cloned and comes later, as between real ones. */
class Pane extends EventTarget {
  readonly self = this;
  readonly top = this;
  constructor(readonly opener: Pane | null) {
    super();
  }
  /** The window it has opened. */
  far: Pane | null = null;
  open(): Pane {
    this.far = new Pane(this);
    return this.far;
  }
  postMessage(data: unknown): void {
    const message = new MessageEvent('message', { data: structuredClone(data) });
    queueMicrotask(() => this.dispatchEvent(message));
  }
  get asWindow(): Window {
    return this as unknown as Window;
  }
}

/** Everything that the receiver of the package accepts from now on; the receiver says that it is there. */
function hear(far: Pane): StatelyInspectionEvent[] {
  const heard: StatelyInspectionEvent[] = [];
  createBrowserReceiver({ window: far.asWindow }).subscribe((event) => heard.push(event));
  return heard;
}

const rules = rulesNamed('match');
const { module, chart } = rules;
const start = startState(rules, module.newPosition(0));

/** Names of the fields, of the message and of its parts. */
const shapeOf = (event: StatelyInspectionEvent | undefined): unknown =>
  Object.entries(event ?? {}).map(([key, value]) => [
    key,
    key === 'snapshot' ? Object.keys(value as object).sort() : value === null ? 'null' : typeof value,
  ]);

test('messages have the shape that the package itself sends, and hold the whole state', async () => {
  const home = new Pane(null);
  const source = ownGame(rules, start);
  await attachStately(source, home.asWindow);
  const ours = hear(home.far!);
  const [action] = chart.legalActions(start.place, start.position, []);
  expect(source.send(action!)).toBeUndefined();

  const other = new Pane(null);
  const { inspect } = createBrowserInspector({ window: other.asWindow });
  const snapshot = module.machine.resolveState({
    value: chart.valueOf(start.place),
    context: start.position,
  });
  const actor = createActor(module.machine, { snapshot, inspect } as never);
  const theirs = hear(other.far!);
  actor.start();
  actor.send(action!);

  for (const type of ['@xstate.actor', '@xstate.event', '@xstate.snapshot']) {
    const last = (events: StatelyInspectionEvent[]) => events.findLast((event) => event.type === type);
    await expect.poll(() => last(ours) && last(theirs)).toBeDefined();
    expect([type, shapeOf(last(ours))]).toEqual([type, shapeOf(last(theirs))]);
  }
  const { position } = source.steps().at(-1)!.state;
  const told = ours.findLast((event) => event.type === '@xstate.snapshot')!.snapshot as unknown;
  expect((told as { context: Position }).context.cards).toEqual((position as Position).cards);

  const far = home.far!;
  stopStately.get()!();
  const afterwards = hear(far);
  source.drive('once');
  await new Promise((done) => setTimeout(done));
  expect(afterwards).toEqual([]);
});
