/** Every export of every chart is read by the program it is meant for, which finds all states and edges in it. */
import { join } from 'node:path';
import { instance } from '@viz-js/viz';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { chartOfDefinition } from '../../../app/inspector/foreign/definition';
import { isForbidden } from '../../../machines/executor/statechart';
import { exportChart } from '../../../machines/export';
import { chartNames, moduleNamed } from '../../../machines/index';
import { chartOf } from '../../../machines/rulesModule';
import { textOf } from '../../support/sources';

const statechartOf = (name: string) => chartOf(moduleNamed(name)!).statechart;
const graphviz = await instance();
const schema = textOf(join('tests/machines/export/scxml.xsd'));

async function faultsOf(scxml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: [{ fileName: 'chart.scxml', contents: scxml }], schema });
  return errors.map(({ message }) => message);
}

/** `dot_json` is what Graphviz has read, without a layout. */
function readDot(text: string) {
  const result = graphviz.render(text, { format: 'dot_json' });
  if (result.status === 'failure') throw new Error(result.errors.map(({ message }) => message).join(' '));
  return JSON.parse(result.output) as { objects: { name: string }[]; edges: unknown[] };
}

describe.each(chartNames)('%s', (name) => {
  const chart = statechartOf(name);
  const taken = chart.edges.filter((edge) => !isForbidden(edge));

  test('as SCXML is what the W3C describes: ids are unique, targets resolve', async () => {
    expect(await faultsOf(exportChart(chart, 'scxml'))).toEqual([]);
  });

  test('as DOT is read by Graphviz', () => {
    const { objects, edges } = readDot(exportChart(chart, 'dot'));
    expect(objects.map(({ name: id }) => id.replace(/^cluster_/, '')).sort()).toEqual(
      chart.states.map((state) => state.name).sort(),
    );
    expect(edges).toHaveLength(taken.length);
  });

  test('as JSON makes the same machine in XState, which is what Stately imports', () => {
    const again = chartOfDefinition(exportChart(chart, 'json'))!;
    const shape = ({ source, type, target, guard }: (typeof chart.edges)[number]) =>
      [source, type ?? 'always', guard?.name, target].join(' ');
    expect(again.states.map((state) => state.name)).toEqual(chart.states.map((state) => state.name));
    expect(again.edges.map((edge) => shape(edge as never)).sort()).toEqual(taken.map(shape).sort());
  });
});

test('the readers do find faults', async () => {
  const scxml = exportChart(statechartOf('plotTrack'), 'scxml');
  expect(await faultsOf(scxml.replace('</scxml>', ''))).not.toEqual([]);
  expect(await faultsOf(scxml.replace(/target="[^"]+"/, 'target="nowhere"'))).not.toEqual([]);
  expect(await faultsOf(scxml.replace(/<state id="([^"]+)"/, '<state id="$1"/>$&'))).not.toEqual([]);
  expect(() => readDot('digraph { a -> }')).toThrow();
});
