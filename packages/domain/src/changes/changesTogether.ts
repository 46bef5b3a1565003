import { millisecondsOf } from '../shared/time/instant.ts';
import type { Change, ChangeNoun } from './change.ts';

/** Records that are deleted and restored one by one, also when many are chosen. */
const namedRecords = ['lead', 'client', 'report', 'template', 'campaign'] as const satisfies readonly ChangeNoun[];
export const isNamedRecord = (noun: ChangeNoun): noun is (typeof namedRecords)[number] =>
  (namedRecords as readonly ChangeNoun[]).includes(noun);

/** Deleting many at once takes less than this between two of them. */
const togetherMs = 5_000;

/** Whether the older change is part of the same action as the newer one: deleting many, or restoring many. */
export const areTogether = (newer: Change, older: Change): boolean =>
  (newer.kind === 'removed' || newer.kind === 'restored') &&
  isNamedRecord(newer.noun) &&
  newer.kind === older.kind &&
  newer.noun === older.noun &&
  newer.by === older.by &&
  millisecondsOf(newer.at) - millisecondsOf(older.at) < togetherMs;
