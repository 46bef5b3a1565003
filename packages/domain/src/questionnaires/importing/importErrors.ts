import { toCsv } from '../../csv/toCsv.ts';
import type { QuestionColumn } from './importColumns.data.ts';
import type { QuestionType } from '../question.ts';

/** What is to be said about one row before it is stored: why it is passed over, what silently became what, what changes. */
export type ImportRemark =
  /** Fewer than two cells, or nothing in any of them: the row is passed over. */
  | { readonly code: 'row_too_short' | 'row_empty' }
  /** A quote was opened and not closed: the rest of the file fell into this row. */
  | { readonly code: 'quote_open' }
  /** More cells than the header has columns; these are not read. */
  | { readonly code: 'cells_extra'; readonly count: number }
  | { readonly code: 'text_missing'; readonly text: string }
  | { readonly code: 'section_missing'; readonly section: string }
  /** Becomes text. */
  | { readonly code: 'type_unknown'; readonly value: string }
  | { readonly code: 'options_missing'; readonly type: QuestionType }
  | { readonly code: 'options_repeated'; readonly count: number }
  /** Neither yes nor no: the question is not required. */
  | { readonly code: 'required_unknown'; readonly value: string }
  /** `line`: where the id stands for the first time. */
  | { readonly code: 'id_repeated'; readonly id: string; readonly line: number; readonly newId: string }
  /** It exists and is not to be touched: this becomes another question. */
  | { readonly code: 'id_exists'; readonly id: string; readonly newId: string }
  /** For this client it takes the place of everybody's question with the same id. */
  | { readonly code: 'replaces_global'; readonly id: string }
  | { readonly code: 'updates'; readonly columns: readonly QuestionColumn[] };

/** `skip`: the row is not imported; `warning`: something became something else; `change`: an existing question changes. */
type ImportRemarkLevel = 'skip' | 'warning' | 'change';

export function remarkLevel({ code }: ImportRemark): ImportRemarkLevel {
  if (code === 'row_too_short' || code === 'row_empty') return 'skip';
  return code === 'updates' || code === 'replaces_global' ? 'change' : 'warning';
}

/** A row of the list of remarks: where, how bad, and the sentence. */
export interface ImportErrorLine {
  readonly line: number;
  /** What the row asks; empty when it is passed over. */
  readonly text: string;
  readonly remark: string;
}

/** The remarks as a CSV file, to mend the source by. The header and the sentences are in the reader's language. */
export const exportImportErrors = (
  header: readonly [line: string, text: string, remark: string],
  lines: readonly ImportErrorLine[],
): string => toCsv([header, ...lines.map(({ line, text, remark }) => [String(line), text, remark])]);

/** `vragenlijst.csv` → `vragenlijst-opmerkingen.csv`, with the word given. */
export const importErrorsFileName = (fileName: string, word: string): string =>
  `${fileName.replace(/\.csv$/i, '')}-${word}.csv`;
