import { areTogether, type LoggedChange } from '@fnc/domain';

/** Fewer are shown each by itself. */
const leastGrouped = 3;

/**
 * The log in groups: what one person deleted, or restored, in one go. The log itself has an entry for each record.
 *
 * @param changes newest first
 * @returns the same changes in the same order; most groups have one change
 */
export function changeGroups(changes: readonly LoggedChange[]): readonly (readonly LoggedChange[])[] {
  const groups: LoggedChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const newer = group?.at(-1);
    if (group !== undefined && newer !== undefined && areTogether(newer, change)) group.push(change);
    else groups.push([change]);
  }
  return groups.flatMap((group) => (group.length < leastGrouped ? group.map((change) => [change]) : [group]));
}
