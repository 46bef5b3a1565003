/** Says when the next mail may leave, so that no second has more than a number of them. */
export interface Pace {
  /** How many mails it is of use to take out of the queue at once: about a second’s worth. */
  readonly batch: number;
  /** Takes the next place. @returns milliseconds to wait for it */
  next(nowMs: number): number;
}

/** More at once would only wait, and could not be stopped any more. */
const largestBatch = 50;

/**
 * Evenly spaced, because a mail service counts over a second of its own.
 *
 * @param perSecond `Infinity` for no limit
 */
export function createPace(perSecond: number): Pace {
  const spaceMs = 1000 / perSecond;
  let freeAt = 0;
  return {
    batch: Math.max(1, Math.min(largestBatch, Math.floor(perSecond))),
    next(nowMs) {
      const at = Math.max(nowMs, freeAt);
      freeAt = at + spaceMs;
      return at - nowMs;
    },
  };
}
