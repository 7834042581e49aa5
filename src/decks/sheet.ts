/** A deck as it stands in a file, nothing judged yet: JSON, or lines of plain text. */
import { array, object, optional, safeParse, string } from 'valibot';
import { faulty, type Parsed, parsed } from '../parsed';
import type { DeckFault } from './faults';

/** A name and the line it stands in; `null` in JSON. */
export interface Entry {
  readonly name: string;
  readonly line: number | null;
}

export interface Sheet {
  readonly title?: string;
  /** Peoples or Leaders named; there should be one, or two that agree. */
  readonly peoples: readonly Entry[];
  readonly cards: readonly Entry[];
}

const jsonDeck = object({
  title: optional(string()),
  people: optional(string()),
  leader: optional(string()),
  cards: array(string()),
});

const entry = (name: string): Entry => ({ name, line: null });

function readJson(text: string): Parsed<Sheet, DeckFault> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return faulty({ code: 'notJson', detail: error instanceof Error ? error.message : String(error) });
  }
  const result = safeParse(jsonDeck, json);
  if (!result.success) {
    const fields = result.issues.map((issue) => issue.path?.map((item) => item.key).join('.') ?? '');
    return faulty(...[...new Set(fields)].map((field): DeckFault => ({ code: 'wrongField', field })));
  }
  const { title, people, leader, cards } = result.output;
  return parsed({
    ...(title !== undefined && { title }),
    peoples: [people, leader].filter((name) => name !== undefined).map(entry),
    cards: cards.map(entry),
  });
}

const heading = /^(title|people|leader)\s*:\s*(.*)$/i;

function readLines(text: string): Sheet {
  let title: string | undefined;
  const peoples: Entry[] = [];
  const cards: Entry[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const name = raw.trim();
    const line = index + 1;
    const [, key, value] = heading.exec(name) ?? [];
    if (key?.toLowerCase() === 'title') title = value;
    else if (key !== undefined && value !== undefined) peoples.push({ name: value, line });
    else if (name !== '' && !name.startsWith('#')) cards.push({ name, line });
  }
  return { ...(title && { title }), peoples, cards };
}

export const readSheet = (text: string): Parsed<Sheet, DeckFault> =>
  text.trimStart().startsWith('{') ? readJson(text) : parsed(readLines(text));
