import { areTogether, isSavedOn, type LoggedChange } from '@fnc/domain';

/** Fewer are shown each by itself. */
const leastGrouped = 3;

/** The saves of one campaign in a row are one change, at the time of the last, whatever else changed meanwhile. */
function savesAsOne(changes: readonly LoggedChange[]): readonly LoggedChange[] {
  const lines: LoggedChange[] = [];
  /** The place of each record's last line, and the oldest change in it. */
  const places = new Map<string, { readonly place: number; readonly oldest: LoggedChange }>();
  for (const change of changes) {
    const record = `${change.noun} ${change.id}`;
    const known = places.get(record);
    const line = known && lines[known.place];
    if (known !== undefined && line !== undefined && isSavedOn(known.oldest, change)) {
      lines[known.place] = { ...line, fields: [...new Set([...change.fields, ...line.fields])] };
      places.set(record, { ...known, oldest: change });
    } else places.set(record, { place: lines.push(change) - 1, oldest: change });
  }
  return lines;
}

/**
 * The log in groups: what one person deleted, or restored, in one go. The log itself has an entry for each record, and
 * for each time that a campaign was saved while it was written.
 *
 * @param changes newest first
 * @returns the changes in the same order, saves in a row as one; most groups have one change
 */
export function changeGroups(changes: readonly LoggedChange[]): readonly (readonly LoggedChange[])[] {
  const groups: LoggedChange[][] = [];
  for (const change of savesAsOne(changes)) {
    const group = groups.at(-1);
    const newer = group?.at(-1);
    if (group !== undefined && newer !== undefined && areTogether(newer, change)) group.push(change);
    else groups.push([change]);
  }
  return groups.flatMap((group) => (group.length < leastGrouped ? group.map((change) => [change]) : [group]));
}
