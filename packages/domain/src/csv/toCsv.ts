/** A spreadsheet runs a cell that starts like this as a formula; an apostrophe in front makes it text. */
const startsFormula = /^[=+\-@\t\r\n]/;
const needsQuotes = /[";\r\n]|^\s|\s$/;

export const defuseCell = (cell: string): string => (startsFormula.test(cell) ? `'${cell}` : cell);

const quoteCell = (cell: string): string => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * A CSV file that Dutch Excel opens in columns: UTF-8 with a byte order mark, semicolons, CRLF after every row, quotes
 * as in RFC 4180. No cell can run as a formula.
 *
 * @param rows the first one is the header
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoteCell(defuseCell(cell))).join(';')}\r\n`).join('')}`;
