interface Readable<T> {
  safeParse(value: unknown): { readonly data?: T };
}

/** The records of a copy that can be read. */
export const readCopied = <T>(records: readonly unknown[], schema: Readable<T>): T[] =>
  records.flatMap((record) => schema.safeParse(record).data ?? []);
