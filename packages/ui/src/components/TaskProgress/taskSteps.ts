/** Progress of a task. `total` is `null` while unknown. */
export interface TaskCount {
  done: number;
  total: number | null;
}

/** 0–1, or `null` while the total is unknown. A total of 0 is done. */
export function shareOf({ done, total }: TaskCount): number | null {
  if (total === null) return null;
  return total <= 0 ? 1 : Math.min(Math.max(done / total, 0), 1);
}

/**
 * Progress in quarters, 0–4: the text is announced once per quarter, because announcing each of 120 counts would drown
 * out everything else.
 */
export const stepOf = (count: TaskCount): number => Math.floor((shareOf(count) ?? 0) * 4);
