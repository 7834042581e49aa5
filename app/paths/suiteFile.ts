/** Suites as files: written as one JSON text or line by line, read with clear errors. */
import * as v from 'valibot';
import { faulty, type Parsed, parsed } from '../../src/parsed';
import type { Coverage } from './coverage';
import { type Suite, suiteFormat } from './suite';

export interface SuiteFault {
  readonly code: 'notJson' | 'foreignFormat' | 'damaged';
  readonly at: string;
}

const expected = v.looseObject({
  place: v.string(),
  digest: v.string(),
  legal: v.number(),
  legalDigest: v.string(),
  summary: v.string(),
});
const because = v.looseObject({ code: v.string(), rule: v.string() });
const step = v.looseObject({ action: v.string(), refused: v.optional(because), after: expected });
const path = v.looseObject({
  number: v.number(),
  scenario: v.string(),
  goal: v.string(),
  adds: v.array(v.string()),
  begins: expected,
  steps: v.array(step),
});
const scenario = v.looseObject({
  name: v.string(),
  place: v.optional(v.string()),
  position: v.looseObject({}),
});
const file = v.looseObject({
  format: v.literal(suiteFormat),
  chart: v.string(),
  seed: v.number(),
  generators: v.array(v.string()),
  until: v.string(),
  scenarios: v.record(v.string(), scenario),
  paths: v.array(path),
});

/** The suite, with its coverage for readers. */
export const writeSuite = (suite: Suite, coverage?: Coverage): string =>
  `${JSON.stringify({ ...suite, ...(coverage && { coverage }) }, null, 1)}\n`;

const withoutPosition = (key: string, value: unknown): unknown =>
  key === 'position' && typeof value === 'string' ? undefined : value;

/** The head and each path on a line of its own; without notation, to stay small. */
export const writeLines = ({ paths, ...head }: Suite): string =>
  [head, ...paths].map((line) => `${JSON.stringify(line, withoutPosition)}\n`).join('');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const [head, ...paths] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return { ...head, paths };
  }
}

export function parseSuite(text: string): Parsed<Suite, SuiteFault> {
  let json: unknown;
  try {
    json = jsonOf(text);
  } catch {
    return faulty({ code: 'notJson', at: '' });
  }
  if ((json as { format?: unknown } | null)?.format !== suiteFormat)
    return faulty({ code: 'foreignFormat', at: 'format' });
  const read = v.safeParse(file, json);
  if (!read.success) return faulty({ code: 'damaged', at: v.getDotPath(read.issues[0]) ?? '' });
  const suite = read.output as unknown as Suite;
  const homeless = suite.paths.find(({ scenario: name }) => suite.scenarios[name] === undefined);
  return homeless === undefined
    ? parsed(suite)
    : faulty({ code: 'damaged', at: `scenarios.${homeless.scenario}` });
}
