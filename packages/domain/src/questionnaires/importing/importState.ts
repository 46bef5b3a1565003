import type { CsvDelimiter } from '../../csv/parseCsv.ts';
import type { TextEncoding } from '../../csv/decodeText.ts';
import type { Problem } from '../../messages/problem.ts';
import type { ColumnMapping } from './importColumns.ts';
import type { ImportRow, ImportTotals, ImportWishes, QuestionImportPlan } from './importQuestions.ts';
import type { FileColumn } from './importQuestionsFile.ts';

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
