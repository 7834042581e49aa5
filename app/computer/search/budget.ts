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

/** Starts the clock; the answer says how much of the budget is used up, given how many actions were tried: 1 is all. */
export function startBudget(budget: Budget): (tried: number) => number {
  if ('nodes' in budget) return (tried) => tried / budget.nodes;
  const start = performance.now();
  return () => (performance.now() - start) / budget.ms;
}
