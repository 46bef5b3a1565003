import { millisecondsOf, type Change } from '@fnc/domain';

/** A campaign is saved while it is written: less than this between two saves. */
const savedOnMs = 10 * 60_000;

const isSave = ({ kind, noun, by, fields }: Change): boolean =>
  kind === 'changed' && noun === 'campaign' && by !== null && !fields.includes('status');

/** Whether the newer change is a further save of the text that the older one saved. Sending is a change of its own. */
export const isSavedOn = (newer: Change, older: Change): boolean =>
  isSave(newer) &&
  isSave(older) &&
  newer.id === older.id &&
  newer.by === older.by &&
  millisecondsOf(newer.at) - millisecondsOf(older.at) < savedOnMs;

/**
 * The saves of one campaign that follow each other are one change with all their fields, at the time and with the number
 * of the last, whatever else changed meanwhile.
 *
 * @param changes newest first
 */
export function savesAsOne(changes: readonly Change[]): readonly Change[] {
  const lines: Change[] = [];
  /** The place of each record's last line, and the oldest change in it. */
  const places = new Map<string, { readonly place: number; readonly oldest: Change }>();
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
