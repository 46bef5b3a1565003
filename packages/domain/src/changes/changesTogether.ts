import { millisecondsOf } from '../shared/time/instant.ts';
import type { Change, ChangeNoun } from './change.ts';

/** Records that are deleted and restored one by one, also when many are chosen. */
const namedRecords = ['lead', 'client', 'report', 'template', 'campaign'] as const satisfies readonly ChangeNoun[];
export const isNamedRecord = (noun: ChangeNoun): noun is (typeof namedRecords)[number] =>
  (namedRecords as readonly ChangeNoun[]).includes(noun);

/** Deleting many at once takes less than this between two of them. */
const togetherMs = 5_000;

/** A campaign is saved while it is written: less than this between two saves. */
const savedOnMs = 10 * 60_000;

/** Whether the newer change is a further save of the text that the older one saved; sending is a change of its own. */
export const isSavedOn = (newer: Change, older: Change): boolean =>
  newer.by !== null &&
  newer.by === older.by &&
  [newer, older].every(
    ({ kind, noun, fields }) => kind === 'changed' && noun === 'campaign' && !fields.includes('status'),
  ) &&
  newer.id === older.id &&
  millisecondsOf(newer.at) - millisecondsOf(older.at) < savedOnMs;

/** Whether the older change is part of the same action as the newer one: deleting many, or restoring many. */
export const areTogether = (newer: Change, older: Change): boolean =>
  (newer.kind === 'removed' || newer.kind === 'restored') &&
  isNamedRecord(newer.noun) &&
  newer.kind === older.kind &&
  newer.noun === older.noun &&
  newer.by === older.by &&
  millisecondsOf(newer.at) - millisecondsOf(older.at) < togetherMs;
