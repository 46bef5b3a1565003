import { toCsv } from '../../csv/toCsv.ts';
import type { QuestionColumn } from './importColumns.data.ts';
import type { QuestionType } from '../question.ts';

/** A remark about one row before it is stored: why it is skipped, what was converted, or what changes. */
export type ImportRemark =
  /** Fewer than two cells, or only empty ones: the row is skipped. */
  | { readonly code: 'row_too_short' | 'row_empty' }
  /** A quote was not closed, so the rest of the file is in this row. */
  | { readonly code: 'quote_open' }
  /** More cells than the header has columns; the extra ones are ignored. */
  | { readonly code: 'cells_extra'; readonly count: number }
  | { readonly code: 'text_missing'; readonly text: string }
  | { readonly code: 'section_missing'; readonly section: string }
  /** Treated as text. */
  | { readonly code: 'type_unknown'; readonly value: string }
  | { readonly code: 'options_missing'; readonly type: QuestionType }
  | { readonly code: 'options_repeated'; readonly count: number }
  /** Neither yes nor no: treated as not required. */
  | { readonly code: 'required_unknown'; readonly value: string }
  /** `line`: where the id occurs first. */
  | { readonly code: 'id_repeated'; readonly id: string; readonly line: number; readonly newId: string }
  /** The id exists and updating is off, so the row becomes a new question. */
  | { readonly code: 'id_exists'; readonly id: string; readonly newId: string }
  /** The same question exists, with that id: the row is skipped. */
  | { readonly code: 'text_exists'; readonly id: string }
  /** The same question is on an earlier line, and neither has an id: the row is skipped. */
  | { readonly code: 'text_repeated'; readonly line: number }
  /** For this client it replaces the global question with the same id. */
  | { readonly code: 'replaces_global'; readonly id: string }
  | { readonly code: 'updates'; readonly columns: readonly QuestionColumn[] };

/** `skip`: nothing of the row is imported; `warning`: a value was converted; `change`: an existing question changes. */
type ImportRemarkLevel = 'skip' | 'warning' | 'change';

export function remarkLevel({ code }: ImportRemark): ImportRemarkLevel {
  if (code === 'row_too_short' || code === 'row_empty') return 'skip';
  if (code === 'text_exists' || code === 'text_repeated') return 'skip';
  return code === 'updates' || code === 'replaces_global' ? 'change' : 'warning';
}

/** A row in the list of remarks: line, severity and sentence. */
export interface ImportErrorLine {
  readonly line: number;
  /** Text of the row's question; empty when the row is skipped. */
  readonly text: string;
  readonly remark: string;
}

/** The remarks as a CSV file, for correcting the source. Header and sentences are in the user's language. */
export const exportImportErrors = (
  header: readonly [line: string, text: string, remark: string],
  lines: readonly ImportErrorLine[],
): string => toCsv([header, ...lines.map(({ line, text, remark }) => [String(line), text, remark])]);

/** `vragenlijst.csv` → `vragenlijst-opmerkingen.csv`, with the given word. */
export const importErrorsFileName = (fileName: string, word: string): string =>
  `${fileName.replace(/\.csv$/i, '')}-${word}.csv`;
