/** Every form a suite can be written in, by the name of the option. */
import type { Generated } from '../generate';
import type { Subject } from '../subject';
import { writeLines, writeSuite } from '../suiteFile';
import { graphWalkerText } from './graphWalker';
import { htmlText } from './html';
import { junitText } from './junit';
import { markdownText } from './markdown';
import { mermaidText } from './mermaid';
import { playwrightText, vitestText } from './tests';

/** What the writers are given. */
export interface Written extends Generated {
  readonly subject: Subject;
  /** From the folder the file goes to, to the folder of the project; for files that import it. */
  readonly project: string;
  /** The module of a machine that is none of ours, from the folder the file goes to, and its name there. */
  readonly machine?: { readonly file: string; readonly name: string };
  readonly seconds: number;
}

type Format = { readonly extension: string; readonly write: (written: Written) => string };

export const formats = {
  json: { extension: 'json', write: ({ suite, coverage }) => writeSuite(suite, coverage) },
  jsonl: { extension: 'jsonl', write: ({ suite }) => writeLines(suite) },
  md: { extension: 'md', write: markdownText },
  html: { extension: 'html', write: htmlText },
  vitest: { extension: 'test.ts', write: vitestText },
  playwright: { extension: 'spec.ts', write: playwrightText },
  mermaid: { extension: 'mmd', write: mermaidText },
  graphwalker: { extension: 'graphwalker.json', write: graphWalkerText },
  junit: { extension: 'xml', write: junitText },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;
export const formatNames = Object.keys(formats) as FormatName[];

/** The page plays the match only, so other charts have no Playwright file. */
export const isFormatOf = (name: FormatName, chart: string): boolean =>
  name !== 'playwright' || chart === 'match';
