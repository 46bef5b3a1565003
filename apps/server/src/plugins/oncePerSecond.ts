/**
 * Lets one call a second through and counts the others: an event of every request would fill the log.
 *
 * @returns how many calls there were since the last one that passed, or `null` for a call that is only counted
 */
export function oncePerSecond(): () => number | null {
  let nextAt = -Infinity;
  let counted = 0;
  return () => {
    counted += 1;
    const now = performance.now();
    if (now < nextAt) return null;
    nextAt = now + 1_000;
    const told = counted;
    counted = 0;
    return told;
  };
}
