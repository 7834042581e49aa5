/** Rows of one edge with the same answer as one: forty ways to decline are one line to read. */
import type { Because, Typed } from '../../../machines/rulesModule';
import type { WhyRow } from './rows';

/** An action of a group, in words. */
export interface Member {
  readonly action: Typed;
  readonly words: string;
}

export interface WhyGroup extends Pick<WhyRow, 'key' | 'edge' | 'isTrue' | 'cites'> {
  /** Type of the actions; undefined of an edge that happens by itself. */
  readonly type: string | undefined;
  readonly reason: Because | undefined;
  readonly reasonWords: string;
  readonly members: readonly Member[];
}

interface Words {
  readonly action: (action: Typed) => string;
  readonly reason: (reason: Because) => string;
}

/** In the order of the rows; with a filter only actions that mention it, and edges and reasons that do. */
export function groupsOf(rows: readonly WhyRow[], words: Words, filter = ''): WhyGroup[] {
  const wanted = filter.trim().toLowerCase();
  const groups = new Map<string, WhyGroup & { readonly members: Member[] }>();
  for (const { action, edge, isTrue, reason, cites } of rows) {
    const type = action?.type ?? edge?.type;
    const reasonWords = reason === undefined ? '' : words.reason(reason);
    const member = action && { action, words: words.action(action) };
    const said = [member?.words, type, edge?.guard?.name].join('\n').toLowerCase();
    if (wanted !== '' && !said.includes(wanted)) continue;
    const key = [edge?.id ?? `none ${type}`, isTrue, reason?.code, reason?.rule, reasonWords].join('|');
    const known = groups.get(key);
    if (known === undefined) {
      const members = member === undefined ? [] : [member];
      groups.set(key, { key, type, edge, isTrue, cites, reason, reasonWords, members });
    } else if (member !== undefined) known.members.push(member);
  }
  return [...groups.values()];
}
