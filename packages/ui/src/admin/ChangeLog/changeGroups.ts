import { type ChangeNoun, type LoggedChange, millisecondsOf } from '@fnc/domain';

/** Records that are deleted and restored one by one, also when many are chosen. */
const namedRecords = ['lead', 'client', 'report', 'template', 'campaign'] as const satisfies readonly ChangeNoun[];
export const isNamedRecord = (noun: ChangeNoun): noun is (typeof namedRecords)[number] =>
  (namedRecords as readonly ChangeNoun[]).includes(noun);

/** Fewer are shown each by itself. */
const leastGrouped = 3;

/** Deleting many at once takes less than this between two of them. */
const togetherMs = 5_000;

/** Whether the older change is part of the same action as the newer one. */
function isTogether(newer: LoggedChange, older: LoggedChange): boolean {
  return (
    (newer.kind === 'removed' || newer.kind === 'restored') &&
    isNamedRecord(newer.noun) &&
    newer.kind === older.kind &&
    newer.noun === older.noun &&
    newer.by === older.by &&
    millisecondsOf(newer.at) - millisecondsOf(older.at) < togetherMs
  );
}

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
    if (group !== undefined && newer !== undefined && isTogether(newer, change)) group.push(change);
    else groups.push([change]);
  }
  return groups.flatMap((group) => (group.length < leastGrouped ? group.map((change) => [change]) : [group]));
}
