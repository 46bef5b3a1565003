import type {
  ColumnMapping,
  CsvDelimiter,
  FileColumn,
  ImportErrorLine,
  ImportRow,
  ImportTotals,
  ImportWishes,
  QuestionImportPlan,
  TextEncoding,
} from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

export interface ImportFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A file that was read, and what would become of it. */
export interface ImportCheck {
  readonly file: ImportFile;
  readonly encoding: TextEncoding;
  readonly delimiter: CsvDelimiter;
  /** Rows below the header. */
  readonly rowCount: number;
  readonly columns: readonly FileColumn[];
  /** What the header itself says. */
  readonly recognised: ColumnMapping;
  readonly wishes: ImportWishes;
  /** Questions that exist already. */
  readonly existingCount: number;
  readonly rows: readonly ImportRow[];
  readonly totals: ImportTotals;
  /** Why nothing can be imported like this. */
  readonly problem: QuestionImportPlan['problem'];
  /** The rows are those of before the last wish; the new ones are on their way. */
  readonly checking: boolean;
  /** The questions were changed elsewhere since the last look: nothing was stored, and the rows are judged anew. */
  readonly changedMeanwhile: boolean;
}

/** An import that was stored. `undo`: whether it still can be taken back, and how that went. */
export interface ImportDone {
  readonly file: ImportFile;
  readonly totals: ImportTotals;
  readonly undo: 'possible' | 'busy' | 'done' | 'stale' | 'failed';
  /** Why taking it back failed. */
  readonly problem: Problem | null;
}

export type QuestionImportState =
  | { readonly phase: 'loading' }
  /** There is no such client. */
  | { readonly phase: 'missing' }
  /** The questions that exist could not be read. */
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** Waiting for a file; `refused` is the one that could not be read. */
  | { readonly phase: 'file'; readonly refused: { readonly name: string; readonly problem: Problem } | null }
  /** `share`: 0–1. */
  | { readonly phase: 'reading'; readonly file: ImportFile; readonly share: number }
  | {
      readonly phase: 'check';
      readonly check: ImportCheck;
      readonly saving: boolean;
      /** Why the questions were not stored. */
      readonly problem: Problem | null;
    }
  | { readonly phase: 'done'; readonly done: ImportDone };

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
