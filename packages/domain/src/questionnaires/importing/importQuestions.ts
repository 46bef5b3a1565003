import type { CsvRow } from '../../csv/parseCsv.ts';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { type QuestionColumn, questionColumns } from './importColumns.data.ts';
import { type ColumnMapping, columnPlaces } from './importColumns.ts';
import { type ImportRemark, remarkLevel } from './importErrors.ts';
import { cellValue, readQuestion } from './importQuestionsRow.ts';
import { foldText } from '../../shared/foldText.ts';
import type { Question } from '../question.ts';

/** `append`: after the existing questions; `replace`: instead of them. */
type ImportMode = 'append' | 'replace';

/** `unchanged`: an identical question exists. */
type ImportOutcome = 'added' | 'changed' | 'unchanged' | 'skipped';

/** The outcome of one row. */
export interface ImportRow {
  /** Line of the file on which it starts, from 1. */
  readonly line: number;
  /** `null` when the row is skipped. */
  readonly question: Question | null;
  /** The text of a skipped question, or the first cell of a row without one. */
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
  /** Rows that are imported with a warning. */
  readonly warnings: number;
  /** Existing questions that are not in the file; only for `replace`. */
  readonly removed: number;
}

/** The outcome of a whole file. */
interface QuestionImportVerdict {
  readonly totals: ImportTotals;
  /** Why this file cannot be imported. Without a text column there are no rows either. */
  readonly problem: Extract<ErrorCode, 'csv_no_text_column' | 'csv_no_questions'> | null;
}

export interface QuestionImportPlan extends QuestionImportVerdict {
  readonly rows: readonly ImportRow[];
}

interface JudgedQuestionImport extends QuestionImportVerdict {
  /** The rows from `start` up to `end`, created on demand, because a whole file of them takes much memory. */
  readonly rowsBetween: (start: number, end: number) => readonly ImportRow[];
}

export interface ImportSettings {
  readonly mapping: ColumnMapping;
  readonly mode: ImportMode;
  /**
   * A row with the id of an existing question updates it; otherwise it becomes a new question. Always on for
   * `replace`.
   */
  readonly updateExisting: boolean;
}

export interface ImportTarget {
  /** The current questions of the scope, in order. */
  readonly existing: readonly Question[];
  /** For one client's questions: the global ones, which a question with the same id replaces. */
  readonly everybody?: readonly Question[] | undefined;
  /** Ids that are in use elsewhere, so they are not generated for questions without an id. */
  readonly taken?: ReadonlySet<string> | undefined;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Why a row is skipped; `null` when it is not. */
function skipOf({ cells, openQuote }: CsvRow): ImportRemark | null {
  // The unclosed quote is the reason for the single cell.
  if (cells.length < 2) return { code: openQuote ? 'quote_open' : 'row_too_short' };
  return isBlank(cells) ? { code: 'row_empty' } : null;
}

interface IdRules {
  /** Index of the id column; -1 when the file has none. */
  readonly place: number;
  readonly existing: ReadonlyMap<string, Question>;
  readonly everybody: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  /** A row with an existing id updates that question. */
  readonly updates: boolean;
}

interface ImportIds {
  /** One per row; empty for skipped rows. */
  readonly ids: readonly string[];
  /** Remarks about ids, by row index. */
  readonly idRemarks: ReadonlyMap<number, ImportRemark>;
}

/** Gives every row a unique id. Ids that occur in the file are reserved for their rows. */
function giveIds(rows: readonly CsvRow[], { place, existing, everybody, taken, updates }: IdRules): ImportIds {
  const named = rows.map((row) => (skipOf(row) === null ? cellValue(row.cells, place) : null));
  /** Index of the first row with each id. */
  const firstRows = new Map<string, number>();
  named.forEach((id, index) => {
    if (id !== null && id !== '' && !firstRows.has(id)) firstRows.set(id, index);
  });
  const idRemarks = new Map<number, ImportRemark>();
  /** Generated ids. */
  const made = new Set<string>();
  const nextNumber = new Map<string, number>();
  const isFree = (id: string) => [made, existing, everybody, taken, firstRows].every((ids) => !ids.has(id));

  function numbered(id: string): string {
    let number = nextNumber.get(id) ?? 2;
    while (!isFree(`${id}_${number}`)) number += 1;
    nextNumber.set(id, number + 1);
    made.add(`${id}_${number}`);
    return `${id}_${number}`;
  }

  function unnamed(id: string): string {
    if (!isFree(id)) return numbered(id);
    made.add(id);
    return id;
  }

  function ownId(id: string, index: number): string {
    const first = firstRows.get(id) ?? index;
    const isOurs = existing.has(id);
    const isTheirs = !isOurs && everybody.has(id);
    if (first === index && (updates || !(isOurs || isTheirs))) {
      if (isTheirs) idRemarks.set(index, { code: 'replaces_global', id });
      return id;
    }
    const newId = numbered(id);
    const line = rows[first]?.line ?? 0;
    idRemarks.set(index, first < index ? { code: 'id_repeated', id, line, newId } : { code: 'id_exists', id, newId });
    return newId;
  }

  const ids = named.map((id, index) => {
    if (id === null) return '';
    return id === '' ? unnamed(`question_${index + 1}`) : ownId(id, index);
  });
  return { ids, idRemarks };
}

const sameOptions = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((option, index) => option === other[index]);

const changedColumns = (before: Question, after: Question): readonly QuestionColumn[] =>
  questionColumns.filter((column) =>
    column === 'options' ? !sameOptions(before.options, after.options) : before[column] !== after[column],
  );

const textKey = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/**
 * Finds the question with the same text, in the same section if the file has sections: a row that names no existing id
 * would double it.
 *
 * @param questions that exist
 */
function sameTexts(questions: readonly Question[], hasSections: boolean) {
  const keyOf = ({ section, text }: Question) => JSON.stringify([hasSections ? textKey(section) : '', textKey(text)]);
  const known = new Map(questions.toReversed().map((question) => [keyOf(question), question.id]));
  /** The first line of each text that must not be repeated. */
  const lines = new Map<string, number>();

  /** @param mayRepeat the file may have the text on other lines, too */
  return (question: Question, line: number, mayRepeat: boolean): ImportRemark | null => {
    if (mayRepeat && known.size === 0) return null; // nothing to compare with: keys take long
    const key = keyOf(question);
    const id = known.get(key);
    if (id !== undefined) return { code: 'text_exists', id };
    if (mayRepeat) return null;
    const first = lines.get(key) ?? line;
    lines.set(key, first);
    return first < line ? { code: 'text_repeated', line: first } : null;
  };
}

const noTotals = { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0, warnings: 0, removed: 0 };

/**
 * Checks every row and stores nothing. Ids are assigned first, because they depend on other rows; a row that is
 * requested later is checked again with the same result. Rows with fewer than two cells are skipped. A question
 * without an id gets `question_{row}`, counted from 1 below the header, and never updates an existing one; when appending,
 * a question whose text exists is not added again. Of questions without an id, one with the text of an earlier one is not
 * added either.
 */
export function judgeQuestionImport(
  rows: readonly CsvRow[],
  { mapping, mode, updateExisting }: ImportSettings,
  { existing: questions, everybody = [], taken = new Set() }: ImportTarget,
): JudgedQuestionImport {
  const places = columnPlaces(mapping);
  if (places.text < 0) return { totals: noTotals, problem: 'csv_no_text_column', rowsBetween: () => [] };
  const existing = new Map(questions.map((question) => [question.id, question]));
  const { ids, idRemarks } = giveIds(rows, {
    place: places.id,
    existing,
    everybody: new Set(everybody.map(({ id }) => id)),
    taken,
    updates: mode === 'replace' || updateExisting,
  });

  const sameText = sameTexts(mode === 'append' ? [...questions, ...everybody] : [], places.section >= 0);

  function judgeRow(row: CsvRow, index: number): ImportRow {
    const { line, cells, openQuote } = row;
    const skip = skipOf(row);
    if (skip !== null) {
      return { line, question: null, skippedText: cells[0]?.trim() ?? '', remarks: [skip], outcome: 'skipped' };
    }
    const remarks: ImportRemark[] = openQuote ? [{ code: 'quote_open' }] : [];
    const extra = cells.length - mapping.length;
    if (extra > 0 && !isBlank(cells.slice(mapping.length))) remarks.push({ code: 'cells_extra', count: extra });
    const idRemark = idRemarks.get(index);
    if (idRemark !== undefined) remarks.push(idRemark);
    const id = ids[index] ?? '';
    const before = existing.get(id);
    const question = readQuestion(cells, places, id, before, remarks);
    if (before === undefined) {
      const mayRepeat = cellValue(cells, places.id) !== '' || remarks.some(({ code }) => code === 'text_missing');
      const same = idRemark === undefined ? sameText(question, line, mayRepeat) : null;
      if (same === null) return { line, question, remarks, outcome: 'added' };
      return { line, question: null, skippedText: question.text, remarks: [same], outcome: 'skipped' };
    }
    const columns = changedColumns(before, question);
    if (columns.length === 0) return { line, question, remarks, outcome: 'unchanged' };
    return { line, question, remarks: [...remarks, { code: 'updates', columns }], outcome: 'changed' };
  }

  const totals = { ...noTotals, rows: rows.length };
  for (const [index, row] of rows.entries()) {
    const { outcome, remarks } = judgeRow(row, index);
    totals[outcome] += 1;
    if (outcome !== 'skipped' && remarks.some((remark) => remarkLevel(remark) === 'warning')) totals.warnings += 1;
  }
  // Row ids are unique, so every changed or unchanged row matches a different question.
  if (mode === 'replace') totals.removed = existing.size - totals.changed - totals.unchanged;
  return {
    totals,
    problem: rows.every((row) => skipOf(row) !== null) ? 'csv_no_questions' : null,
    rowsBetween: (start, end) => rows.slice(start, end).map((row, place) => judgeRow(row, start + place)),
  };
}

/** Number of questions that would be added or changed. */
export const importedCount = ({ added, changed }: ImportTotals): number => added + changed;

/** The questions after an import: changed ones keep their position and new ones follow; or only those of the file. */
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
