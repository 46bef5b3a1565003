import type { FileListName, Instant } from '@fnc/domain';
import { instantOf } from '@fnc/domain';
import type { WorkingCopy } from '@fnc/domain/storage';

interface Readable<T> {
  safeParse(value: unknown): { readonly data?: T };
}

/** The records of a copy that can be read. */
export const readCopied = <T>(records: readonly unknown[], schema: Readable<T>): T[] =>
  records.flatMap((record) => schema.safeParse(record).data ?? []);

/** A query shows at once what an earlier visit left here, and asks anew all the same. @param read `undefined`: it is not there */
export const beginningWith = <T>(
  workingCopy: WorkingCopy,
  name: FileListName,
  read: (records: readonly unknown[]) => T | undefined,
) => ({
  initialData(): T | undefined {
    const copy = workingCopy.read(name);
    return copy === null ? undefined : read(copy.records);
  },
  initialDataUpdatedAt: () => Date.parse(workingCopy.read(name)?.at ?? ''),
});

/** When what is shown was read, where it cannot be asked anew. */
export const copiedAtOf = (query: {
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
}): Instant | undefined => (query.error === null ? undefined : instantOf(query.dataUpdatedAt));
