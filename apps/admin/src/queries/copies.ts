import { type FileListName, type Instant, instantOf } from '@fnc/domain';
import { isSignedOut, isUnreachable, problemOf } from '@fnc/domain/api';
import { readCopied, type WorkingCopy } from '@fnc/domain/storage';
import type { Copied } from '@fnc/ui/admin';
import { useEffect, useState } from 'react';

/** After this time, in ms, a response is late, and the page says that it shows a cached copy. */
const lateAfterMs = 2_000;

interface Beginning<T> {
  readonly data: T;
  /** When it was read from the server. */
  readonly at: Instant;
}

/**
 * Makes a query start with the data of an earlier visit and fetch all the same.
 *
 * @param read `undefined`: there is no copy
 */
export const beginningWith = <T>(read: () => Beginning<T> | undefined) => ({
  initialData: () => read()?.data,
  initialDataUpdatedAt: () => Date.parse(read()?.at ?? ''),
});

/** The same for a list that is read as a whole. */
export const beginningWithList = <T, Data>(
  workingCopy: Pick<WorkingCopy, 'read'>,
  name: FileListName,
  schema: Parameters<typeof readCopied<T>>[1],
  show: (records: T[]) => Data,
) =>
  beginningWith(() => {
    const copy = workingCopy.read(name);
    return copy === null ? undefined : { data: show(readCopied(copy.records, schema)), at: copy.at };
  });

/** `true` once waiting takes longer than a normal response. */
export function useLate(isWaiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && late;
}

interface Asked {
  readonly error: Error | null;
  /** The error of the last try, while it is tried again. */
  readonly failureReason: Error | null;
}

/** Why there is no response; `undefined` when signed out, which is shown elsewhere. */
export function whyCopied({ error, failureReason }: Asked, isLate: boolean): Exclude<Copied['why'], null> | undefined {
  const failed = error ?? (isLate ? failureReason : null);
  if (failed === null) return isLate ? 'late' : undefined;
  if (isUnreachable(failed)) return 'unreachable';
  const problem = problemOf(failed);
  return isSignedOut(problem) ? undefined : problem;
}

interface Shown extends Asked {
  readonly data: unknown;
  /** Whether any response, even an error, came since the page was opened. */
  readonly isFetched: boolean;
  readonly dataUpdatedAt: number;
}

/** When and why a query shows cached data: its refetch failed, or the first response is late. */
export function useCopied(query: Shown): Copied | undefined {
  const { data, isFetched, dataUpdatedAt } = query;
  const isLate = useLate(data !== undefined && !isFetched);
  const why = data === undefined ? undefined : whyCopied(query, isLate);
  return why === undefined ? undefined : { at: instantOf(dataUpdatedAt), why };
}
