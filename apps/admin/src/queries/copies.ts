import { type FileListName, type Instant, instantOf } from '@fnc/domain';
import { isSignedOut, isUnreachable, problemOf } from '@fnc/domain/api';
import { readCopied, type WorkingCopy } from '@fnc/domain/storage';
import type { Copied } from '@fnc/ui/admin';
import { useEffect, useState } from 'react';

/** After this an answer is late: what is painted of a copy says so, in ms. */
const lateAfterMs = 2_000;

interface Beginning<T> {
  readonly data: T;
  /** When it was read of the server. */
  readonly at: Instant;
}

/** A query shows at once what an earlier visit left here, and asks anew all the same. @param read `undefined`: it is not there */
export const beginningWith = <T>(read: () => Beginning<T> | undefined) => ({
  initialData: () => read()?.data,
  initialDataUpdatedAt: () => Date.parse(read()?.at ?? ''),
});

/** The same with a list that is read as a whole. */
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

/** `true` once something is waited for longer than an answer takes. */
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
  /** Why the last try failed, while it is tried again. */
  readonly failureReason: Error | null;
}

/** Why there is no answer; `undefined` when signed out, which is shown elsewhere. */
export function whyCopied({ error, failureReason }: Asked, isLate: boolean): Exclude<Copied['why'], null> | undefined {
  const failed = error ?? (isLate ? failureReason : null);
  if (failed === null) return isLate ? 'late' : undefined;
  if (isUnreachable(failed)) return 'unreachable';
  const problem = problemOf(failed);
  return isSignedOut(problem) ? undefined : problem;
}

interface Shown extends Asked {
  readonly data: unknown;
  /** Whether anything was answered since the page was opened, be it an error. */
  readonly isFetched: boolean;
  readonly dataUpdatedAt: number;
}

/** That what a query shows is what the server said earlier: where it cannot be asked anew, or the first answer is late. */
export function useCopied(query: Shown): Copied | undefined {
  const { data, isFetched, dataUpdatedAt } = query;
  const isLate = useLate(data !== undefined && !isFetched);
  const why = data === undefined ? undefined : whyCopied(query, isLate);
  return why === undefined ? undefined : { at: instantOf(dataUpdatedAt), why };
}
