/** When a search may stop: `edge=100,guard=100` (all of them), `edge=100|time=30` (one of them is enough). */

/** A share of a criterion in percent, or a bound: `length` actions in all, `time` in seconds. */
export interface Wish {
  readonly criterion: string;
  readonly value: number;
}

/** Any of the lists has to come true as a whole. */
export type Until = readonly (readonly Wish[])[];

export const bounds = ['length', 'time'] as const;

export const isBound = ({ criterion }: Wish): boolean => (bounds as readonly string[]).includes(criterion);

/** Undefined, with the part that cannot be read, where the text is no condition over these criteria. */
export function parseUntil(text: string, criteria: readonly string[]): { until: Until } | { fault: string } {
  const until: Wish[][] = [];
  for (const either of text.split(/\s*(?:\||\bor\b)\s*/)) {
    const wishes: Wish[] = [];
    for (const part of either.split(/\s*(?:,|\band\b)\s*/)) {
      const match = /^(\w+)=(\d+(?:\.\d+)?)(s|%)?$/.exec(part.trim());
      const [, criterion = '', value = ''] = match ?? [];
      if (!criteria.includes(criterion) && !(bounds as readonly string[]).includes(criterion))
        return { fault: part };
      if (criteria.includes(criterion) && Number(value) > 100) return { fault: part };
      wishes.push({ criterion, value: Number(value) });
    }
    until.push(wishes);
  }
  return { until };
}

export const writeUntil = (until: Until): string =>
  until.map((wishes) => wishes.map(({ criterion, value }) => `${criterion}=${value}`).join(',')).join('|');

/** The criteria a condition speaks of. */
export const criteriaIn = (until: Until): string[] => [
  ...new Set(
    until
      .flat()
      .filter((wish) => !isBound(wish))
      .map(({ criterion }) => criterion),
  ),
];

export interface Reached {
  /** Percent of what is not proven unreachable. */
  readonly share: (criterion: string) => number;
  readonly length: number;
  readonly seconds: number;
}

export const isReached = (until: Until, { share, length, seconds }: Reached): boolean =>
  until.some((wishes) =>
    wishes.every(({ criterion, value }) =>
      criterion === 'length'
        ? length >= value
        : criterion === 'time'
          ? seconds >= value
          : share(criterion) >= value,
    ),
  );
