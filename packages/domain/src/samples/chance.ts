export interface Chance {
  /** A whole number from 0 up to, and not including, `end`. */
  upTo(end: number): number;
  /** `undefined` of nothing. */
  oneOf<T>(items: readonly T[]): T | undefined;
}

/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (end: number) => Math.floor(next() * end);
  return { upTo, oneOf: (items) => items[upTo(items.length)] };
}
