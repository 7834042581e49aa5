/** How long to think: so many milliseconds, or so many actions tried, which gives equal moves on any machine. */

export type Budget = { readonly ms: number } | { readonly nodes: number };

/** `300ms`, `3s` or `2000n`; `undefined` for anything else. */
export function parseBudget(text: string): Budget | undefined {
  const match = /^(\d+)(ms|s|n)$/.exec(text);
  const amount = Number(match?.[1]);
  if (match === null || !(amount > 0)) return undefined;
  if (match[2] === 'n') return { nodes: amount };
  return { ms: match[2] === 's' ? 1000 * amount : amount };
}

/** Starts the clock; the answer says whether the budget is used up, given how many actions were tried. */
export function startBudget(budget: Budget): (tried: number) => boolean {
  if ('nodes' in budget) return (tried) => tried >= budget.nodes;
  const end = performance.now() + budget.ms;
  return () => performance.now() >= end;
}
