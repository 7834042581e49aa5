/** Layouts by ELK in a worker, each computed once and kept in the browser. */
import ELK from 'elkjs/lib/elk-api';
import ElkWorker from 'elkjs/lib/elk-worker.min.js?worker';
import type { Graph } from '../../charts/graph';
import { type Layout, layoutOf } from '../../charts/layout';

const prefix = 'blue-moon.layout.';
/** Of so many drawings the layout is kept. */
const mostKept = 60;
const made = new Map<string, Promise<Layout>>();
const madeFor = new WeakMap<Graph, Promise<Layout>>();
let elk: InstanceType<typeof ELK> | undefined;

/** A short key of everything the layout depends on. */
function keyOf({ boxes, lines }: Graph): string {
  const text = JSON.stringify([
    3,
    boxes.map(({ name, kind, inner }) => [name, kind, inner.map(({ id }) => id)]),
    lines.map(({ id, edges }) => [id, edges.map((edge) => edge.id)]),
  ]);
  let [one, other] = [5381, 52711];
  for (let index = 0; index < text.length; index++) {
    one = (Math.imul(one, 33) ^ text.charCodeAt(index)) >>> 0;
    other = (Math.imul(other, 31) + text.charCodeAt(index)) >>> 0;
  }
  return prefix + one.toString(36) + other.toString(36);
}

function kept(key: string): Layout | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Layout);
  } catch {
    return undefined;
  }
}

function keep(key: string, layout: Layout): void {
  try {
    const keys = Object.keys(localStorage).filter((other) => other.startsWith(prefix));
    for (const old of keys.slice(0, Math.max(0, keys.length - mostKept + 1))) localStorage.removeItem(old);
    localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // Storage is closed or full: the layout is made again next time.
  }
}

export function findLayout(graph: Graph): Promise<Layout> {
  const known = madeFor.get(graph) ?? findByKey(graph);
  madeFor.set(graph, known);
  return known;
}

function findByKey(graph: Graph): Promise<Layout> {
  const key = keyOf(graph);
  const known = made.get(key);
  if (known !== undefined) return known;
  const stored = kept(key);
  const layout = stored === undefined ? compute(graph, key) : Promise.resolve(stored);
  made.set(key, layout);
  return layout;
}

async function compute(graph: Graph, key: string): Promise<Layout> {
  elk ??= new ELK({ workerFactory: () => new ElkWorker() });
  performance.mark('layout begins');
  const layout = await layoutOf(graph, elk);
  performance.measure('layout', 'layout begins');
  keep(key, layout);
  return layout;
}
