import type { FieldChanges } from '@fnc/domain';
import type { FileChange } from './changeLog.ts';
import { changedFields, changedSince } from '../records.ts';

type Judged<T> =
  /** Names of the fields that were changed elsewhere too: nothing may be stored. */
  | { readonly outcome: 'conflict'; readonly fields: string[] }
  /** The fields to store; without any there is nothing to do. */
  | { readonly outcome: 'fits'; readonly changed: Partial<T>; readonly fields: string[] };

interface Asked<T> {
  readonly record: T;
  readonly change: FieldChanges<T>;
  /** The version that the change was based on; without it there is no conflict check. */
  readonly seen: number | undefined;
}

/** Compares a change with the stored record, whose row is locked. */
export async function judgeChange<T extends object>(
  transaction: FileChange['transaction'],
  of: { readonly noun: 'client' | 'report'; readonly id: string },
  { record, change, seen }: Asked<T>,
): Promise<Judged<T>> {
  const changed = changedFields(record, change);
  const fields = Object.keys(changed);
  const elsewhere = seen === undefined || fields.length === 0 ? [] : await changedSince(transaction, { ...of, seen });
  const both = fields.filter((name) => elsewhere.includes(name));
  return both.length > 0 ? { outcome: 'conflict', fields: both } : { outcome: 'fits', changed, fields };
}
