import type { ImportErrorLine } from '@fnc/domain';

/** The remarks of a file as the advisor gets them. */
export interface ImportErrorList {
  /** Part of the file name. */
  readonly word: string;
  readonly header: readonly [line: string, text: string, remark: string];
  readonly lines: readonly ImportErrorLine[];
}

/** The owner of the questions; shared questions have no client. */
export interface ImportPlace {
  readonly clientsHref: string;
  /** The address of the questions, from which the import was opened. */
  readonly questionsHref: string;
  /** The name is absent until it is known. */
  readonly client?: { readonly name?: string | undefined; readonly href: string } | undefined;
}
