const csvDelimiters = [';', ',', '\t'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** How a file is written. */
export interface CsvFormat {
  readonly delimiter: CsvDelimiter;
  /** What ends a row. `\n` where both kinds stand in one file: the reader drops the return that is left over. */
  readonly newline: '\n' | '\r' | '\r\n';
  /** How many of these there are, in quoted cells too. */
  readonly newlineCount: number;
}

/** The line with which Excel says what parts its cells. */
const excelLine = /^\uFEFF?sep=([;,\t])(?:\r\n|\r|\n|$)/i;

/** The text behind that line, if there is one, and what it says. */
export function withoutExcelLine(text: string): { text: string; delimiter: CsvDelimiter | null } {
  const match = excelLine.exec(text);
  if (match === null) return { text: text.replace(/^\uFEFF/, ''), delimiter: null };
  return { text: text.slice(match[0].length), delimiter: csvDelimiters.find((sign) => sign === match[1]) ?? null };
}

export const carriageReturn = 13;

/** So many rows are looked at: a header tells nearly always, the rest settles a draw. */
const lookedAt = 20;

interface RowShape {
  readonly counts: Record<CsvDelimiter, number>;
  readonly end: number;
}

/** Counts the signs outside quotes in the row that starts at `start`. */
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

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

function newlineOf(text: string, headerEnd: number): Pick<CsvFormat, 'newline' | 'newlineCount'> {
  if (text[headerEnd] === '\r' && text[headerEnd + 1] !== '\n') {
    return { newline: '\r', newlineCount: countOf(text, '\r') };
  }
  let count = 0;
  let behindReturn = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    count += 1;
    if (text.charCodeAt(at - 1) === carriageReturn) behindReturn += 1;
  }
  return { newline: count > 0 && count === behindReturn ? '\r\n' : '\n', newlineCount: count };
}

/**
 * What parts the cells: the sign that is in the header most often, and in a draw the one that is as often in the rows
 * below it. Without any it is the semicolon, and there is one column.
 */
export function detectFormat(text: string): CsvFormat {
  const header = rowShape(text, 0);
  const newlines = newlineOf(text, header.end);
  const alike: RowShape['counts'] = { ';': 0, ',': 0, '\t': 0 };
  let start = header.end;
  for (let row = 0; row < lookedAt && start < text.length; row++) {
    const { counts, end } = rowShape(text, start + 1);
    for (const sign of csvDelimiters) if (counts[sign] === header.counts[sign]) alike[sign] += 1;
    start = end;
  }
  const better = (one: CsvDelimiter, other: CsvDelimiter) =>
    header.counts[other] - header.counts[one] || alike[other] - alike[one];
  const [delimiter = ';'] = [...csvDelimiters].sort(better);
  return { delimiter, ...newlines };
}
