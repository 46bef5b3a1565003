/** The version that wins where both changed the same field. */
export type KeptVersion = 'mine' | 'theirs';

/** Two values of a field that mean the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = <T extends object>(...records: readonly T[]): (keyof T)[] => [
  ...new Set(records.flatMap((record) => Object.keys(record) as (keyof T)[])),
];

/** The fields to store so that `before` becomes `after`. */
export const changedFields = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    fieldsOf(after).flatMap((field) => (isSame(before[field], after[field]) ? [] : [[field, after[field]]])),
  ) as Partial<T>;

/** Fields that both sides changed since `before`, to different values. */
export const fieldsInConflict = <T extends object>(before: T, mine: T, theirs: T): readonly (keyof T)[] =>
  fieldsOf(before, mine, theirs).filter(
    (field) =>
      !isSame(mine[field], before[field]) &&
      !isSame(theirs[field], before[field]) &&
      !isSame(mine[field], theirs[field]),
  );

/** Merges the changes of both sides since `before`; `keep` decides fields that both changed. */
export function mergeChanges<T extends object>(before: T, mine: T, theirs: T, keep: KeptVersion = 'mine'): T {
  const merged = { ...theirs };
  const left = new Set(keep === 'theirs' ? fieldsInConflict(before, mine, theirs) : []);
  for (const field of fieldsOf(mine)) {
    if (!isSame(mine[field], before[field]) && !left.has(field)) merged[field] = mine[field];
  }
  return merged;
}
