export interface SparkPoint {
  /** 0–1 of the width. */
  x: number;
  /** 0 at the lowest value, 1 at the highest; `null` where nothing was measured. */
  y: number | null;
}

/**
 * Even distances, from the lowest value to the highest: a sparkline shows the course, not the size. Where all are the
 * same it runs through the middle.
 */
export function sparkPoints(values: readonly (number | null)[]): SparkPoint[] {
  const measured = values.filter((value) => value !== null);
  const low = measured.reduce((found, value) => Math.min(found, value), Infinity);
  const high = measured.reduce((found, value) => Math.max(found, value), -Infinity);
  return values.map((value, index) => ({
    x: values.length === 1 ? 1 : index / (values.length - 1),
    y: value === null ? null : low === high ? 0.5 : (value - low) / (high - low),
  }));
}
