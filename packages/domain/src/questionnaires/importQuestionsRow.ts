import { trimCell, undefuse } from '../csv/parseCsvCell.ts';
import type { columnPlaces } from './importColumns.ts';
import type { ImportRemark } from './importErrors.ts';
import { type Question, questionTypes, type QuestionType } from './question.ts';

export const defaultSection = 'General';
export const defaultQuestionText = 'Untitled Question';

// Compared one by one: so few short words are told apart faster than hashed, tens of thousands of times.
const isYes = (word: string): boolean => word === 'ja' || word === 'yes' || word === 'true' || word === '1';
const isNo = (word: string): boolean => word === 'nee' || word === 'no' || word === 'false' || word === '0';
const noOptions: string[] = [];
const apostrophe = 39;

/** The value of one cell: trimmed, without what an export put in front of it. Empty where the row does not reach. */
export const cellValue = (cells: readonly string[], place: number): string => {
  const cell = trimCell(cells[place] ?? '');
  return cell.charCodeAt(0) === apostrophe ? undefuse(cell).trim() : cell;
};

interface Options {
  readonly options: string[];
  /** So many were there once more. */
  readonly repeated: number;
}

function partOptions(cell: string): Options {
  const given = cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const options = [...new Set(given)];
  return { options, repeated: given.length - options.length };
}

/** Lists of options that were met before in a file: they repeat, and looking one up is faster than parting it. */
export type KnownOptions = Map<string, Options>;
const mostKnownOptions = 1000;

function readOptions(cell: string, known: KnownOptions, remarks: ImportRemark[]): string[] {
  let found = known.get(cell);
  if (found === undefined) {
    found = partOptions(cell);
    if (known.size < mostKnownOptions) known.set(cell, found);
  }
  if (found.repeated > 0) remarks.push({ code: 'options_repeated', count: found.repeated });
  return found.options;
}

function typeNamed(word: string): QuestionType | undefined {
  for (const type of questionTypes) if (type === word) return type;
  return undefined;
}

function readType(cell: string, remarks: ImportRemark[]): QuestionType {
  const type = typeNamed(cell) ?? typeNamed(cell.toLowerCase());
  if (type === undefined) remarks.push({ code: 'type_unknown', value: cell });
  return type ?? 'text';
}

function readRequired(cell: string, remarks: ImportRemark[]): boolean {
  if (cell === '' || isNo(cell)) return false;
  if (isYes(cell)) return true;
  const word = cell.toLowerCase();
  if (isYes(word)) return true;
  if (!isNo(word)) remarks.push({ code: 'required_unknown', value: cell });
  return false;
}

/**
 * The question of one row; what silently became something else is added to `remarks`. For a question that exists,
 * `before`, the file has the last word only on what it holds: a column that is not there, or an empty text, section or
 * type, leaves what stood there, and so does everything that no column is about.
 */
export function readQuestion(
  cells: readonly string[],
  places: ReturnType<typeof columnPlaces>,
  id: string,
  before: Question | undefined,
  known: KnownOptions,
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
  const optionsCell = cellValue(cells, places.options);
  const given = optionsCell === '' ? noOptions : readOptions(optionsCell, known, remarks);
  const options = places.options < 0 ? (before?.options ?? noOptions) : given;
  if (options.length === 0 && (type === 'select' || type === 'radio')) {
    remarks.push({ code: 'options_missing', type });
    type = 'text';
  }
  const question = { section, id, text, type, required, options };
  return before === undefined ? question : { ...before, ...question };
}
