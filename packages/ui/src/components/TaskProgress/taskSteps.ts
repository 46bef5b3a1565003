/** Where a task stands. `total` is `null` while nobody knows how much there is to do. */
export interface TaskCount {
  done: number;
  total: number | null;
}

/** 0–1, or `null` while the end is not known. Nothing to do is done. */
export function shareOf({ done, total }: TaskCount): number | null {
  if (total === null) return null;
  return total <= 0 ? 1 : Math.min(Math.max(done / total, 0), 1);
}

/**
 * How far in steps of a quarter, 0–4: the words are read aloud once a step, because a screen reader that says each of 120
 * counts says nothing else.
 */
export const stepOf = (count: TaskCount): number => Math.floor((shareOf(count) ?? 0) * 4);
