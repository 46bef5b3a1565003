import type { CsvDelimiter } from '../../csv/parseCsv.ts';
import type { TextEncoding } from '../../csv/decodeText.ts';
import type { Problem } from '../../messages/problem.ts';
import type { ColumnMapping } from './importColumns.ts';
import type { ImportRow, ImportTotals, ImportSettings, QuestionImportPlan } from './importQuestions.ts';
import type { FileColumn } from './importQuestionsFile.ts';

export interface ImportFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A file that was read, and its import plan. */
export interface ImportCheck {
  readonly file: ImportFile;
  readonly encoding: TextEncoding;
  readonly delimiter: CsvDelimiter;
  /** Rows below the header. */
  readonly rowCount: number;
  readonly columns: readonly FileColumn[];
  /** The mapping derived from the header. */
  readonly recognised: ColumnMapping;
  readonly settings: ImportSettings;
  /** Number of existing questions. */
  readonly existingCount: number;
  readonly rows: readonly ImportRow[];
  readonly totals: ImportTotals;
  /** Why the file cannot be imported like this. */
  readonly problem: QuestionImportPlan['problem'];
  /** The rows are those of the previous settings; the new ones are being computed. */
  readonly checking: boolean;
  /** The questions were changed elsewhere meanwhile: nothing was stored, and the rows are checked again. */
  readonly changedMeanwhile: boolean;
}

/** A completed import. `undo`: whether it can be undone, and the result of doing so. */
export interface ImportDone {
  readonly file: ImportFile;
  readonly totals: ImportTotals;
  readonly undo: 'possible' | 'busy' | 'done' | 'stale' | 'failed';
  /** Why undoing failed. */
  readonly problem: Problem | null;
}

export type QuestionImportState =
  | { readonly phase: 'loading' }
  /** The client does not exist. */
  | { readonly phase: 'missing' }
  /** The existing questions could not be loaded. */
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** Waiting for a file; `refused` is one that could not be read. */
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
