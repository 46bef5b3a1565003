/** Milliseconds of the middle of `rounds` runs; the first few are not counted. */
export async function medianMs(run: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const started = performance.now();
    await run();
    if (round >= 0) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

export interface Comparison {
  readonly what: string;
  readonly ms: number;
  /** What it is compared with, measured in the same run: shared machines differ, ratios do not. */
  readonly baseline: string;
  readonly baselineMs: number;
  /** The highest ratio that is still well. */
  readonly budget: number;
}

/** Prints the table. @returns whether every ratio is within its budget */
export function report(title: string, comparisons: readonly Comparison[]): boolean {
  console.log(`\n${title}`);
  console.table(
    comparisons.map(({ what, ms, baseline, baselineMs, budget }) => ({
      what,
      ms: Number(ms.toFixed(2)),
      'against, in the same run': baseline,
      'its ms': Number(baselineMs.toFixed(2)),
      ratio: Number((ms / baselineMs).toFixed(1)),
      budget,
    })),
  );
  return comparisons.every(({ ms, baselineMs, budget }) => ms / baselineMs <= budget);
}
