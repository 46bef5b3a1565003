const firstDelayMs = 15_000;
const longestDelayMs = 3_600_000;
/** Longer than a weekend: a mail server that fails on Friday evening is repaired on Monday. */
const giveUpAfterMs = 72 * 3_600_000;

interface FailedAttempt {
  /** Attempts made so far, ≥ 1. */
  readonly attempts: number;
  /** When it was tried for the first time, in milliseconds since 1970. */
  readonly triedSinceMs: number;
  readonly nowMs: number;
  /** From 0 up to 1: spreads the messages that failed together. */
  readonly chance: number;
}

/**
 * When to try again: 15 s, 30 s, 1 min … up to every hour, each a quarter shorter to a quarter longer by chance.
 *
 * @returns milliseconds since 1970; `null` after three days of trying
 */
export function nextAttemptAt({ attempts, triedSinceMs, nowMs, chance }: FailedAttempt): number | null {
  if (nowMs - triedSinceMs > giveUpAfterMs) return null;
  const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  return nowMs + Math.round(delay * (0.75 + chance / 2));
}
