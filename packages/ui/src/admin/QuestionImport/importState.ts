import type { ImportErrorLine } from '@fnc/domain';

/** The remarks of a file as they are told to the advisor. */
export interface ImportErrorList {
  /** Goes into the name of the file. */
  readonly word: string;
  readonly header: readonly [line: string, text: string, remark: string];
  readonly lines: readonly ImportErrorLine[];
}

/** Whose questions they are; for those of everybody there is no client. */
export interface ImportPlace {
  readonly clientsHref: string;
  /** Where one came from and goes back to. */
  readonly questionsHref: string;
  /** Name absent while it is not known. */
  readonly client?: { readonly name?: string | undefined; readonly href: string } | undefined;
}
