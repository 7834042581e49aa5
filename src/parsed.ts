/** What comes of reading something from outside: the value, or every fault found, each with an enumerated code. */
export type Parsed<T, F extends { readonly code: string }> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly F[] };

export function parsed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function faulty<F>(...faults: F[]): { readonly ok: false; readonly faults: readonly F[] } {
  return { ok: false, faults };
}
