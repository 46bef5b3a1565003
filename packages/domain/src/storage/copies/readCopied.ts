interface Readable<T> {
  safeParse(value: unknown): { readonly data?: T };
}

/** The valid records of a copy. */
export const readCopied = <T>(records: readonly unknown[], schema: Readable<T>): T[] =>
  records.flatMap((record) => schema.safeParse(record).data ?? []);
