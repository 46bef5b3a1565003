import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { parseCsv } from './parseCsv.ts';
import { toCsv } from './toCsv.ts';

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);
const linesOf = (text: string) => parseCsv(text).rows.map(({ line }) => line);

describe('reading CSV', () => {
  test.each([
    ['semicolons', 'Vraag;Type\nHoe, en waarom;text', ';'],
    ['commas', 'Question,Type\nHow; and why,text', ','],
    ['tabs', 'Vraag\tType\nHoe, en; waarom\ttext', '\t'],
    ['a quoted header that holds another sign', '"Vraag, in het kort";"Type; soort";Verplicht\na;b;c', ';'],
    ['a draw in the header, settled by the rows', 'Vraag; kort,Type\nHoe oud ben je?,number\nWaar,text', ','],
    ['one column', 'Vraag\nHoe oud ben je?', ';'],
    ['what Excel says itself', 'sep=,\r\nVraag;x,Type\r\nHoe,text', ','],
    ['nothing at all', '', ';'],
  ])('finds the sign between the cells: %s', (_name, text, delimiter) => {
    expect(parseCsv(text).delimiter).toBe(delimiter);
  });

  test.each([
    ['LF', 'a;b\nc;d\n'],
    ['CRLF', 'a;b\r\nc;d\r\n'],
    ['CR alone', 'a;b\rc;d\r'],
    ['CRLF behind quotes', '"a";"b"\r\n"c";"d"\r\n'],
    ['LF and CRLF in one file', 'a;b\nc;d\r\n'],
    ['no end behind the last row', 'a;b\r\nc;d'],
    ['a byte order mark', '\uFEFFa;b\nc;d'],
    ['a mark and the line of Excel', '\uFEFFsep=;\r\na;b\r\nc;d'],
    ['empty lines between', 'a;b\n\n\nc;d\n\n'],
  ])('%s', (_name, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('undoes quotes, and keeps what stands between them', () => {
    expect(cellsOf('"a ""b""";"c;d";"e\nf";g"h\n')).toEqual([['a "b"', 'c;d', 'e\nf', 'g"h']]);
  });

  test.each([
    ['empty lines count', 'a;b\n\n\nc;d', [1, 4]],
    ['so do the lines in a quoted cell', 'a;b\r\n"c\r\nd\r\ne";f\r\ng;h', [1, 2, 5]],
    ['and the line of Excel', 'sep=;\na;b\nc;d', [2, 3]],
    ['CR alone', 'a;b\r"c\rd";e\rf;g', [1, 2, 4]],
  ])('tells the lines of the file: %s', (_name, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  test('marks the row in which a quote never ends', () => {
    const { rows } = parseCsv('a;b\nc;d\n"e;f\ng;h\n');
    expect(rows.map(({ line, openQuote }) => [line, openQuote])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  test('tells how far it is, and no row is lost between two parts of a large file', () => {
    const shares: number[] = [];
    const lines = Array.from({ length: 40_000 }, (_, index) => `${index};"een vraag\nop twee regels ${index}";text`);
    const { rows } = parseCsv(lines.join('\r\n'), { onProgress: (share) => shares.push(share) });
    expect(rows).toHaveLength(40_000);
    expect(rows.every(({ cells, line }, index) => cells[0] === String(index) && line === 2 * index + 1)).toBe(true);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('reads back whatever was written', () => {
    // A header that shows the delimiter, as every file of questions has.
    const cell = anyText().filter((text) => !/^[=+\-@\t\r\n]/.test(text) && !text.endsWith('\r'));
    const row = fc.tuple(cell, cell, cell);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const read = cellsOf(toCsv([['Sectie', 'Vraag', 'Type'], ...rows]));
        expect(read).toEqual([['Sectie', 'Vraag', 'Type'], ...rows]);
      }),
      { numRuns: 400 },
    );
  });
});
