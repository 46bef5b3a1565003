/** One row of a file, on its own. */
export interface CsvRow {
  /** Line of the file on which the row starts, from 1. A quoted cell may hold further lines. */
  readonly line: number;
  /** As they stand in the file, quotes undone; nothing is trimmed. */
  readonly cells: readonly string[];
  /** A quote was opened and never closed: everything behind it fell into one cell. */
  readonly openQuote: boolean;
}

/**
 * Many rows, as they are kept: a large file has a hundred thousand, and an object for each of them would take longer to
 * clear away than the file takes to read.
 */
export interface CsvRows {
  /** The cells of each row. */
  readonly cells: readonly (readonly string[])[];
  /** The line of each row, in the same order. */
  readonly lines: Int32Array;
  /** Index of the row in which a quote was opened and never closed; -1 without one. */
  readonly openQuote: number;
}

export const csvRowAt = ({ cells, lines, openQuote }: CsvRows, index: number): CsvRow => ({
  line: lines[index] ?? 0,
  cells: cells[index] ?? [],
  openQuote: index === openQuote,
});

export const csvRowsOf = (rows: readonly CsvRow[]): CsvRows => ({
  cells: rows.map(({ cells }) => cells),
  lines: Int32Array.from(rows, ({ line }) => line),
  openQuote: rows.findIndex(({ openQuote }) => openQuote),
});

/** The rows below the first one. */
export const rowsBelow = ({ cells, lines, openQuote }: CsvRows): CsvRows => ({
  cells: cells.slice(1),
  lines: lines.subarray(1),
  openQuote: Math.max(openQuote - 1, -1),
});
