/**
 * Seeded chance as plain numbers: the state is one 32-bit integer, so it fits into a position, a record and a hash.
 *
 * Draw: `state = nextRandom(state)`, then read `below(state, n)`. Two functions instead of an object with a method,
 * because search draws millions of times and must not allocate.
 *
 * The state walks through all 2^32 integers by equal strides; what is read is the state scrambled by a one-to-one
 * mixer (multipliers from Chris Wellons' "triple32"), so every 32-bit outcome comes exactly once in a period.
 * Good for games and playouts, not for secrets.
 */

/** The golden ratio of 2^32; odd, so that the stride reaches every state. */
const stride = 0x9e3779b9;

/** One-to-one on 32 bits; the result is not negative. */
function scramble(state: number): number {
  let x = state;
  x = Math.imul(x ^ (x >>> 17), 0xed5ad4bb);
  x = Math.imul(x ^ (x >>> 11), 0xac4c1b51);
  x = Math.imul(x ^ (x >>> 15), 0x31848bab);
  return (x ^ (x >>> 14)) >>> 0;
}

/** The first state of a seed. Scrambled, since neighbouring seeds would else walk side by side. */
export function seedRandom(seed: number): number {
  return scramble(seed) | 0;
}

/** The state after this one. Signed, because V8 keeps small signed integers without allocating. */
export function nextRandom(state: number): number {
  return (state + stride) | 0;
}

/** The outcome of a state, from 0 to n - 1, for n up to 2^21. Reading twice gives the same; draw with `nextRandom`. */
export function below(state: number, n: number): number {
  return Math.floor((scramble(state) * n) / 0x1_0000_0000);
}

/** Shuffles the list in place, every order alike, and returns the state after it. */
export function shuffle<T>(list: T[], state: number): number {
  let next = state;
  for (let i = list.length - 1; i > 0; i--) {
    next = nextRandom(next);
    const j = below(next, i + 1);
    const item = list[i] as T;
    list[i] = list[j] as T;
    list[j] = item;
  }
  return next;
}
