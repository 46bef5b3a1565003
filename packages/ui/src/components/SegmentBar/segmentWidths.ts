/**
 * Shares of the bar in percent, in the given order. Every value above 0 gets at least 2 %, so that one refused address
 * among a thousand is visible; the others shrink accordingly.
 */
export function segmentWidths(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (total === 0) return values.map(() => 0);
  const shares = values.map((value) => (Math.max(0, value) / total) * 100);
  const lifted = shares.map((share) => (share > 0 ? Math.max(share, least) : 0));
  const sum = lifted.reduce((all, share) => all + share, 0);
  const room = lifted.reduce((all, share) => all + Math.max(0, share - least), 0);
  return lifted.map((share) => (share > least ? share - ((share - least) / room) * (sum - 100) : share));
}

const least = 2;
