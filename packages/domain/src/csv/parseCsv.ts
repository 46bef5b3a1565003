import Papa from 'papaparse';

const csvDelimiters = [';', ',', '\t'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

export interface CsvRow {
  /** Line of the file on which the row starts, from 1. A quoted cell may span lines. */
  readonly line: number;
  /** Cell texts without their quotes; not trimmed. */
  readonly cells: readonly string[];
  /** A quote was never closed, so the rest of the file is in one cell. */
  readonly openQuote: boolean;
}

interface CsvTable {
  readonly delimiter: CsvDelimiter;
  /** All rows, the header first. Blank lines are left out. */
  readonly rows: readonly CsvRow[];
}

export interface ParseCsvOptions {
  /** Called periodically with the share that was read, 0–1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Characters between two progress calls. */
const chunkSize = 64 * 1024;

/** Excel's line that names the delimiter. */
const excelLine = /^\uFEFF?sep=([;,\t])(?:\r\n|\r|\n|$)/i;

/** The text after that line, if any, and the delimiter that it names. */
function withoutExcelLine(text: string): { text: string; delimiter: CsvDelimiter | undefined } {
  const match = excelLine.exec(text);
  if (match === null) return { text: text.replace(/^\uFEFF/, ''), delimiter: undefined };
  return { text: text.slice(match[0].length), delimiter: csvDelimiters.find((sign) => sign === match[1]) };
}

/** Rows examined for the delimiter: the header nearly always decides, the other rows break ties. */
const lookedAt = 20;

interface RowShape {
  readonly counts: Record<CsvDelimiter, number>;
  readonly end: number;
}

/** Counts delimiters outside quotes in the row that starts at `start`. */
function rowShape(text: string, start: number): RowShape {
  const counts: RowShape['counts'] = { ';': 0, ',': 0, '\t': 0 };
  let quoted = false;
  let index = start;
  for (; index < text.length; index++) {
    const sign = text[index];
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) break;
    else if (!quoted && (sign === ';' || sign === ',' || sign === '\t')) counts[sign] += 1;
  }
  return { counts, end: index };
}

/**
 * The delimiter: the candidate that occurs most often in the header; on a tie, the one that occurs equally often in the
 * rows below. Without any it is the semicolon, and there is one column.
 */
function delimiterOf(text: string, header: RowShape): CsvDelimiter {
  const alike: RowShape['counts'] = { ';': 0, ',': 0, '\t': 0 };
  let start = header.end;
  for (let row = 0; row < lookedAt && start < text.length; row++) {
    const { counts, end } = rowShape(text, start + 1);
    for (const sign of csvDelimiters) if (counts[sign] === header.counts[sign]) alike[sign] += 1;
    start = end;
  }
  const better = (one: CsvDelimiter, other: CsvDelimiter) =>
    header.counts[other] - header.counts[one] || alike[other] - alike[one];
  return csvDelimiters.toSorted(better)[0] ?? ';';
}

/** The row ending: LF where both LF and CRLF occur. */
function newlineOf(text: string, header: RowShape): '\n' | '\r' | '\r\n' {
  if (text[header.end] === '\r' && text[header.end + 1] !== '\n') return '\r';
  return /(?<!\r)\n/.test(text) ? '\n' : '\r\n';
}

/** A row that ends in CRLF and was split at LF has a trailing CR in its last cell. */
const withoutReturn = (cells: readonly string[]): readonly string[] =>
  cells.at(-1)?.endsWith('\r') === true ? [...cells.slice(0, -1), cells.at(-1)?.slice(0, -1) ?? ''] : cells;

const lineEndsIn = (cell: string): number => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Reads CSV from spreadsheets of any locale: semicolon, comma or tab, any line ending, quotes as in RFC 4180, with or
 * without a byte order mark and Excel's line `sep=;`. Never fails: malformed rows are marked.
 */
export function parseCsv(input: string, { onProgress }: ParseCsvOptions = {}): CsvTable {
  const { text, delimiter: told } = withoutExcelLine(input);
  const header = rowShape(text, 0);
  const delimiter = told ?? delimiterOf(text, header);
  const newline = newlineOf(text, header);
  const rows: CsvRow[] = [];
  let line = told === undefined ? 1 : 2;
  Papa.parse<string[]>(text, {
    delimiter,
    newline,
    chunkSize,
    chunk({ data, errors, meta }: Papa.ParseResult<string[]>) {
      const open = errors.find(({ code }) => code === 'MissingQuotes')?.row;
      for (const [index, read] of data.entries()) {
        const cells = newline === '\n' ? withoutReturn(read) : [...read];
        const isEmpty = cells.length === 1 && cells[0] === '';
        if (!isEmpty) rows.push({ line, cells, openQuote: index === open });
        line += 1;
        for (const cell of cells) if (cell.includes('\n') || cell.includes('\r')) line += lineEndsIn(cell);
      }
      data.length = 0; // frees PapaParse's rows early, because their arrays have spare capacity
      onProgress?.(Math.min(1, meta.cursor / Math.max(1, text.length)));
    },
    complete: () => undefined,
  });
  return { delimiter, rows };
}
