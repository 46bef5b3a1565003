import Papa from 'papaparse';

/**
 * Spreadsheets run a cell that starts like this as a formula; a leading apostrophe makes it text. A plus sign with groups
 * of digits, an international phone number, is text by itself. Without a space it would be a number that loses its plus.
 */
const startsFormula = /^(?!\+\d+(?: \d+)+$)[=+\-@\t\r\n]/;
/** Excel in another locale splits at these characters, so cells that contain them are quoted. */
const holdsOtherDelimiter = (cell: string): boolean => /[,\t]/.test(cell);

/**
 * A CSV file that Dutch Excel opens in columns: UTF-8 with a byte order mark, semicolons, CRLF after every row, quotes
 * as in RFC 4180. No cell can run as a formula.
 *
 * @param rows the first one is the header
 */
export const toCsv = (rows: readonly (readonly string[])[]): string => {
  const cells = rows.map((row) => [...row]);
  return `\uFEFF${Papa.unparse(cells, { delimiter: ';', newline: '\r\n', escapeFormulae: startsFormula, quotes: holdsOtherDelimiter })}\r\n`;
};

/** Cells that `toCsv` prefixed with an apostrophe, and cells that look like them. */
const looksEscaped = /^'+[=+\-@\t\r\n]/;

/** Removes the apostrophe that `toCsv` added: `'=1` becomes `=1`. */
export const withoutApostrophe = (cell: string): string => (looksEscaped.test(cell) ? cell.slice(1) : cell);

/** Adds an apostrophe to a cell whose own one `withoutApostrophe` would remove, so that a round trip preserves it. */
export const keepApostrophe = (cell: string): string => (looksEscaped.test(cell) ? `'${cell}` : cell);
