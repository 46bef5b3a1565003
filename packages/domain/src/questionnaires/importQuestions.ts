import { type CsvRow, csvRowsOf } from '../csv/csvRows.ts';
import type { ErrorCode } from '../messages/errorCodes.ts';
import type { ColumnMapping } from './importColumns.ts';
import type { ImportRemark } from './importErrors.ts';
import { judgeQuestionImport } from './importQuestionsJudge.ts';
import type { Question } from './question.ts';

/** `append`: behind the questions that exist; `replace`: in their place. */
export type ImportMode = 'append' | 'replace';

/** `unchanged`: it exists, and is exactly so already. */
export type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'skipped';

/** What becomes of one row. */
export interface ImportRow {
  /** Line of the file on which it starts, from 1. */
  readonly line: number;
  /** `null` when the row is passed over. */
  readonly question: Question | null;
  /** What stands in a row that is passed over: its first cell. */
  readonly skippedText?: string;
  readonly remarks: readonly ImportRemark[];
  readonly outcome: ImportOutcome;
}

export interface ImportTotals {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly skipped: number;
  /** Rows that are imported with something to look at. */
  readonly warnings: number;
  /** Questions that exist now and are not in the file; only where the file replaces them. */
  readonly removed: number;
}

/** What would become of a whole file. */
export interface QuestionImportVerdict {
  readonly totals: ImportTotals;
  /** Why nothing can be imported like this. Without a text column there are no rows either. */
  readonly problem: Extract<ErrorCode, 'csv_no_text_column' | 'csv_no_questions'> | null;
}

export interface QuestionImportPlan extends QuestionImportVerdict {
  readonly rows: readonly ImportRow[];
}

export interface ImportWishes {
  readonly mapping: ColumnMapping;
  readonly mode: ImportMode;
  /** A row with the id of an existing question changes it; else it becomes a question of its own. Replacing always does. */
  readonly updateExisting: boolean;
}

export interface ImportTarget {
  /** The questions that are imported into, in their order. */
  readonly existing: readonly Question[];
  /** For the questions of one client: everybody's, whose place a question with the same id takes. */
  readonly everybody?: readonly Question[] | undefined;
  /** Ids that no question may be given that has none in the file: something else is known under them. */
  readonly taken?: ReadonlySet<string> | undefined;
}

/**
 * What would become of every row; nothing is stored. Rows of fewer than two cells are passed over. A question without an
 * id gets `question_{row}`, counted from 1 below the header, and never changes one that exists.
 */
export function planQuestionImport(
  rows: readonly CsvRow[],
  wishes: ImportWishes,
  target: ImportTarget,
): QuestionImportPlan {
  const { totals, problem, rowsBetween } = judgeQuestionImport(csvRowsOf(rows), wishes, target);
  return { rows: rowsBetween(0, totals.rows), totals, problem };
}

/** How many questions would be stored or changed. */
export const importedCount = ({ added, changed }: ImportTotals): number => added + changed;

/** The questions after an import: those that change stay in their place, new ones follow; or only those of the file. */
export function questionsAfterImport(
  existing: readonly Question[],
  rows: readonly Pick<ImportRow, 'question'>[],
  mode: ImportMode,
): readonly Question[] {
  const imported = rows.flatMap(({ question }) => question ?? []);
  if (mode === 'replace') return imported;
  const left = new Map(imported.map((question) => [question.id, question]));
  const inPlace = existing.map((question) => {
    const changed = left.get(question.id);
    left.delete(question.id);
    return changed ?? question;
  });
  return [...inPlace, ...left.values()];
}
