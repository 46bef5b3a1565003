/** Median of `rounds` runs, in ms; the first few are not counted. */
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
  /** The comparison, measured in the same run: times differ between shared machines, ratios do not. */
  readonly baseline: string;
  readonly baselineMs: number;
  /** Maximum acceptable ratio. */
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

/** Maximum total time for a slow request, which still runs at least five times. */
const patienceMs = 4_000;

export interface Times {
  readonly median: number;
  /** 99th percentile; with fewer than a hundred measurements, the maximum. */
  readonly p99: number;
}

/** Response times in ms. A slow request runs less often: see `patienceMs`. */
export async function timesOf(ask: () => Promise<unknown>, rounds: number): Promise<Times> {
  const warm = performance.now();
  for (let round = 0; round < 20 && performance.now() - warm < patienceMs / 4; round++) await ask();
  const times: number[] = [];
  const began = performance.now();
  while (times.length < rounds && (times.length < 5 || performance.now() - began < patienceMs)) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}
