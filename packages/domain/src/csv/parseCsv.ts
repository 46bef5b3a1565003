import Papa from 'papaparse';
import { type CsvRow, csvRowAt, type CsvRows } from './csvRows.ts';
import { carriageReturn, type CsvDelimiter, type CsvFormat, detectFormat, withoutExcelLine } from './parseCsvFormat.ts';

/** A file of which the rows are as they are kept. */
export interface CsvFile {
  readonly delimiter: CsvDelimiter;
  /** All rows, the header first. Lines on which nothing stands are left out. */
  readonly rows: CsvRows;
}

export interface CsvTable {
  readonly delimiter: CsvDelimiter;
  /** All rows, the header first. Lines on which nothing stands are left out. */
  readonly rows: readonly CsvRow[];
}

export interface ParseCsvOptions {
  /** Told now and then how much has been read, 0–1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Characters between two messages about the progress. */
const chunkSize = 64 * 1024;

/** Characters; longer ones are questions, and stand there once. */
const longestRepeated = 32;

const lineEnds = /\r\n|\r|\n/g;

/** How many line ends the quoted cells of a row hold. */
function linesWithin(cells: readonly string[]): number {
  let lines = 0;
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) lines += cell.match(lineEnds)?.length ?? 0;
  }
  return lines;
}

/** Of a row that ended in CRLF and was read as ending in LF, a return stands behind the last cell. */
function dropReturn(cells: string[]): void {
  const last = cells.length - 1;
  const cell = cells[last] ?? '';
  if (cell.charCodeAt(cell.length - 1) === carriageReturn) cells[last] = cell.slice(0, -1);
}

/** Where rows hold line ends, the lines of those behind them move on. */
function addLinesWithin(cells: readonly (readonly string[])[], lines: Int32Array): void {
  let within = 0;
  for (let index = 0; index < cells.length; index++) {
    lines[index] = (lines[index] ?? 0) + within;
    within += linesWithin(cells[index] ?? []);
  }
}

/**
 * Values that repeat down a column, as a section or a type does, are kept once. A small table of those met last finds
 * nearly all of them.
 */
class Repeated {
  readonly #met = Array.from({ length: 256 }, () => '');

  once(cell: string): string {
    const { length } = cell;
    if (length < 2 || length > longestRepeated) return cell;
    const place = (length * 31 + cell.charCodeAt(0) * 7 + cell.charCodeAt(length - 1)) & 255;
    const met = this.#met[place];
    if (met === cell) return met;
    this.#met[place] = cell;
    return cell;
  }
}

/** @param firstLine the line on which `text` starts, from 1 */
function readRows(text: string, format: CsvFormat, firstLine: number, { onProgress }: ParseCsvOptions): CsvRows {
  const { delimiter, newline, newlineCount } = format;
  const hasReturns = newline === '\n' && text.includes('\r');
  const repeated = new Repeated();
  const cells: string[][] = [];
  const lines = new Int32Array(newlineCount + 1); // there cannot be more rows
  let read = 0;
  let openQuote = -1;
  Papa.parse<string[]>(text, {
    delimiter,
    newline,
    chunkSize,
    chunk({ data, errors, meta }: Papa.ParseResult<string[]>) {
      const open = errors.find(({ code }) => code === 'MissingQuotes')?.row;
      for (let index = 0; index < data.length; index++) {
        const parsed = data[index] ?? [];
        if (hasReturns) dropReturn(parsed);
        if (parsed.length === 1 && parsed[0] === '') continue;
        if (index === open) openQuote = cells.length;
        lines[cells.length] = firstLine + read + index;
        const row = parsed.slice(); // PapaParse's own have room for many more cells
        for (let column = 0; column < row.length; column++) row[column] = repeated.once(row[column] ?? '');
        cells.push(row);
      }
      read += data.length;
      // PapaParse reads the next part from within this one, and holds on to this one's rows until the end.
      data.length = 0;
      onProgress?.(text === '' ? 1 : Math.min(1, meta.cursor / text.length));
    },
    complete: () => undefined,
  });
  // Where rows and line ends are as many, no cell holds a line end.
  if (read !== newlineCount + 1) addLinesWithin(cells, lines);
  return { cells, lines: lines.subarray(0, cells.length), openQuote };
}

/**
 * Reads CSV as spreadsheets of both notations write it: semicolon, comma or tab, any line end, quotes as in RFC 4180,
 * with or without a byte order mark and Excel's line `sep=;`. Never fails: what is malformed is marked in its row.
 */
export function readCsv(input: string, options: ParseCsvOptions = {}): CsvFile {
  const { text, delimiter: told } = withoutExcelLine(input);
  const found = detectFormat(text);
  const delimiter = told ?? found.delimiter;
  const rows = readRows(text, { ...found, delimiter }, told === null ? 1 : 2, options);
  return { delimiter, rows };
}

/** As `readCsv`, with an object for each row. */
export function parseCsv(input: string, options?: ParseCsvOptions): CsvTable {
  const { delimiter, rows } = readCsv(input, options);
  return { delimiter, rows: rows.cells.map((_, index) => csvRowAt(rows, index)) };
}
