import { withoutApostrophe } from '../../csv/toCsv.ts';
import type { columnPlaces } from './importColumns.ts';
import type { ImportRemark } from './importErrors.ts';
import { type Question, questionTypes, type QuestionType } from '../question.ts';

export const defaultSection = 'General';
const defaultQuestionText = 'Untitled Question';

const yes: ReadonlySet<string> = new Set(['ja', 'yes', 'true', '1']);
const no: ReadonlySet<string> = new Set(['nee', 'no', 'false', '0']);

/** The value of one cell: trimmed, without the apostrophe that an export adds. Empty when the row is too short. */
export function cellValue(cells: readonly string[], place: number): string {
  const cell = (cells[place] ?? '').trim();
  return cell.startsWith("'") ? withoutApostrophe(cell).trim() : cell;
}

function readOptions(cell: string, remarks: ImportRemark[]): string[] {
  if (cell === '') return [];
  const given = cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const options = [...new Set(given)];
  if (options.length < given.length) remarks.push({ code: 'options_repeated', count: given.length - options.length });
  return options;
}

function readType(cell: string, remarks: ImportRemark[]): QuestionType {
  const word = cell.toLowerCase();
  const type = questionTypes.find((known) => known === word);
  if (type === undefined) remarks.push({ code: 'type_unknown', value: cell });
  return type ?? 'text';
}

function readRequired(cell: string, remarks: ImportRemark[]): boolean {
  if (cell === '') return false;
  const word = cell.toLowerCase();
  if (yes.has(word)) return true;
  if (!no.has(word)) remarks.push({ code: 'required_unknown', value: cell });
  return false;
}

/**
 * The question of one row; conversions are added to `remarks`. For an existing question, `before`, the file changes
 * only what it contains: a missing column, and an empty text, section or type, keep the current value, and so do
 * fields without a column.
 */
export function readQuestion(
  cells: readonly string[],
  places: ReturnType<typeof columnPlaces>,
  id: string,
  before: Question | undefined,
  remarks: ImportRemark[],
): Question {
  const textCell = cellValue(cells, places.text);
  const sectionCell = cellValue(cells, places.section);
  const typeCell = cellValue(cells, places.type);
  const text = textCell || before?.text || defaultQuestionText;
  if (textCell === '' && before === undefined) remarks.push({ code: 'text_missing', text });
  const section = sectionCell || before?.section || defaultSection;
  if (sectionCell === '' && places.section >= 0 && before === undefined) {
    remarks.push({ code: 'section_missing', section });
  }
  let type = typeCell === '' ? (before?.type ?? 'text') : readType(typeCell, remarks);
  const required =
    places.required < 0 ? (before?.required ?? false) : readRequired(cellValue(cells, places.required), remarks);
  const options = places.options < 0 ? (before?.options ?? []) : readOptions(cellValue(cells, places.options), remarks);
  if (options.length === 0 && (type === 'select' || type === 'radio')) {
    remarks.push({ code: 'options_missing', type });
    type = 'text';
  }
  return { ...before, section, id, text, type, required, options };
}
