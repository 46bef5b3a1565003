import Papa from 'papaparse';

/** A spreadsheet runs a cell that starts like this as a formula; an apostrophe in front makes it text. */
const startsFormula = /^[=+\-@\t\r\n]/;
/** Excel of another country splits at another sign; without quotes what follows it would begin a cell of its own. */
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

/** What `toCsv` puts an apostrophe in front of, and what could be taken for it. */
const looksDefused = /^'+[=+\-@\t\r\n]/;

/** A cell as it was before `toCsv` made a formula of it harmless: `'=1` is `=1` again. */
export const undefuse = (cell: string): string => (looksDefused.test(cell) ? cell.slice(1) : cell);

/** For a cell whose own apostrophe `undefuse` would take away: one more, so that what is read is what was written. */
export const keepApostrophe = (cell: string): string => (looksDefused.test(cell) ? `'${cell}` : cell);
