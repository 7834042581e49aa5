/** Items as the page shows them: a state by as much of its name as tells it from the others. */
import { criterionOf, whatOf } from '../items';
import { subjectNamed } from '../subjects';

/** An item in two parts: of which criterion it is, and what. */
export interface ItemWords {
  readonly criterion: string;
  readonly what: string;
}

const edge = /(\S+) --(.+?)--> (\(stays\)|\S+) #(\d+)/g;

function shortener(names: readonly string[]): (name: string) => string {
  const endings = new Map<string, number>();
  const endingsOf = (name: string): string[] => {
    const parts = name.split('.');
    return parts.map((_, index) => parts.slice(parts.length - 1 - index).join('.'));
  };
  for (const ending of names.flatMap(endingsOf)) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  return (name) => endingsOf(name).find((ending) => endings.get(ending) === 1) ?? name;
}

/** `edge safe → humanityTurn, endTurn`; `staying` is the word for an edge that goes nowhere. */
export function itemWords(chart: string, staying: string): (item: string) => ItemWords {
  const names = subjectNamed(chart)?.chart.statechart.states.map(({ name }) => name) ?? [];
  const short = shortener(names);
  const wordsOf = (_: string, from: string, label: string, to: string, index: string): string =>
    `${short(from)} → ${to === '(stays)' ? staying : short(to)}, ${label}${index === '0' ? '' : ` #${index}`}`;
  return (item) => {
    const what = whatOf(item).replace(edge, wordsOf);
    return { criterion: criterionOf(item), what: names.includes(what) ? short(what) : what };
  };
}
