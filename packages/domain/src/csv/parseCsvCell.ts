/** What `toCsv` puts an apostrophe in front of, and what could be taken for it. */
const looksDefused = /^'+[=+\-@\t\r\n]/;

/** A cell as it was before `toCsv` made a formula of it harmless: `'=1` is `=1` again. */
export const undefuse = (cell: string): string => (looksDefused.test(cell) ? cell.slice(1) : cell);

/** For a cell whose own apostrophe `undefuse` would take away: one more, so that what is read is what was written. */
export const keepApostrophe = (cell: string): string => (looksDefused.test(cell) ? `'${cell}` : cell);

/** Signs of ASCII that stand for themselves: `trim` never takes them away. */
const isPlain = (sign: number): boolean => sign > 32 && sign < 127;

/** The cell without space around it. Most cells have none, and a look at both ends tells so faster than `trim`. */
export function trimCell(cell: string): string {
  const { length } = cell;
  if (length === 0) return cell;
  return isPlain(cell.charCodeAt(0)) && isPlain(cell.charCodeAt(length - 1)) ? cell : cell.trim();
}
