import type { CsvRows } from '../csv/csvRows.ts';
import { trimCell } from '../csv/parseCsvCell.ts';
import { columnPlaces, type QuestionColumn, questionColumns } from './importColumns.ts';
import { type ImportRemark, remarkLevel } from './importErrors.ts';
import type {
  ImportOutcome,
  ImportRow,
  ImportTarget,
  ImportTotals,
  ImportWishes,
  QuestionImportVerdict,
} from './importQuestions.ts';
import { ImportIds } from './importQuestionsIds.ts';
import { type KnownOptions, readQuestion } from './importQuestionsRow.ts';
import type { Question } from './question.ts';

export interface JudgedQuestionImport extends QuestionImportVerdict {
  /** The rows from `start` to before `end`, made when asked for: a whole file of them is much to keep. */
  readonly rowsBetween: (start: number, end: number) => ImportRow[];
}

const none: readonly ImportRemark[] = [];
const noIds: ReadonlySet<string> = new Set();
const noRows = { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0, warnings: 0, removed: 0 };

const sameOptions = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((option, index) => option === other[index]);

const changedColumns = (before: Question, after: Question): readonly QuestionColumn[] =>
  questionColumns.filter((column) =>
    column === 'options' ? !sameOptions(before.options, after.options) : before[column] !== after[column],
  );

const isWarning = (remark: ImportRemark): boolean => remarkLevel(remark) === 'warning';

/** Whether nothing stands in the cells from `start` on. */
function isBlank(cells: readonly string[], start = 0): boolean {
  for (let index = start; index < cells.length; index++) if (trimCell(cells[index] ?? '') !== '') return false;
  return true;
}

/** Why a row is passed over; `null` when it is not. */
function skipOf(cells: readonly string[], opensQuote: boolean): ImportRemark | null {
  // The quote is why there is one cell.
  if (cells.length < 2) return { code: opensQuote ? 'quote_open' : 'row_too_short' };
  return isBlank(cells) ? { code: 'row_empty' } : null;
}

/** What the rows of one file are judged by. */
interface Judging {
  readonly rows: CsvRows;
  readonly columns: number;
  readonly places: ReturnType<typeof columnPlaces>;
  readonly existing: ReadonlyMap<string, Question>;
  readonly ids: ImportIds;
  readonly knownOptions: KnownOptions;
  /** One list for all rows: most have nothing to say. */
  readonly said: ImportRemark[];
}

function judgeRow({ rows, columns, places, existing, ids, knownOptions, said }: Judging, index: number): ImportRow {
  const cells = rows.cells[index] ?? [];
  const line = rows.lines[index] ?? 0;
  const skip = skipOf(cells, index === rows.openQuote);
  if (skip !== null) {
    return { line, question: null, skippedText: cells[0]?.trim() ?? '', remarks: [skip], outcome: 'skipped' };
  }
  said.length = 0;
  if (index === rows.openQuote) said.push({ code: 'quote_open' });
  const extra = cells.length - columns;
  if (extra > 0 && !isBlank(cells, columns)) said.push({ code: 'cells_extra', count: extra });
  const id = ids.idOf(cells, index + 1, said);
  const before = existing.size === 0 ? undefined : existing.get(id);
  const question = readQuestion(cells, places, id, before, knownOptions, said);
  let outcome: ImportOutcome = 'added';
  if (before !== undefined) {
    const columnsThatChange = changedColumns(before, question);
    if (columnsThatChange.length > 0) said.push({ code: 'updates', columns: columnsThatChange });
    outcome = columnsThatChange.length > 0 ? 'changed' : 'unchanged';
  }
  return { line, question, remarks: said.length === 0 ? none : [...said], outcome };
}

/** @param removes questions that exist and are not in the file go */
function countRows(judging: Judging, removes: boolean): ImportTotals {
  const totals = { ...noRows, rows: judging.rows.cells.length };
  for (let index = 0; index < totals.rows; index++) {
    const { outcome, remarks } = judgeRow(judging, index);
    totals[outcome] += 1;
    if (remarks.length > 0 && outcome !== 'skipped' && remarks.some(isWarning)) totals.warnings += 1;
  }
  // No two rows have the same id, so each of these is another question.
  if (removes) totals.removed = judging.existing.size - totals.changed - totals.unchanged;
  return totals;
}

/**
 * What would become of every row; nothing is stored. Every row is judged and counted once; what is kept of it is only
 * what other rows decide, its id. The rest is judged once more for the rows that are asked for, with the same answer.
 */
export function judgeQuestionImport(rows: CsvRows, wishes: ImportWishes, target: ImportTarget): JudgedQuestionImport {
  const { mapping, mode, updateExisting } = wishes;
  const places = columnPlaces(mapping);
  if (places.text < 0) return { totals: noRows, problem: 'csv_no_text_column', rowsBetween: () => [] };
  const existing = new Map(target.existing.map((question) => [question.id, question]));
  const everybody = new Set(target.everybody?.map(({ id }) => id));
  const updates = mode === 'replace' || updateExisting;
  const { taken = noIds } = target;
  const ids = new ImportIds({ rows, place: places.id, existing, everybody, taken, updates });
  const judging: Judging = { rows, columns: mapping.length, places, existing, ids, knownOptions: new Map(), said: [] };
  const totals = countRows(judging, mode === 'replace');
  return {
    totals,
    problem: totals.skipped === totals.rows ? 'csv_no_questions' : null,
    rowsBetween: (start, end) => rows.cells.slice(start, end).map((_, place) => judgeRow(judging, start + place)),
  };
}
