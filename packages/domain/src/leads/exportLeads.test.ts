import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { toCsv } from '../csv/toCsv.ts';
import { aLead } from '../testing/fixtures.ts';
import { exportLeads, leadExportFileName } from './exportLeads.ts';

const readBack = (csv: string): string[][] =>
  Papa.parse<string[]>(csv.replace(/^\uFEFF/, '').replace(/\r\n$/, ''), { delimiter: ';', newline: '\r\n' }).data;

const isPhoneNumber = (cell: string) => /^\+\d+(?: \d+)+$/.test(cell);
const defused = (cell: string): string => (/^[=+\-@\t\r\n]/.test(cell) && !isPhoneNumber(cell) ? `'${cell}` : cell);

describe('CSV', () => {
  test('another program reads every cell as it was, formulas defused', () => {
    const cell = fc.oneof(anyText(), fc.stringMatching(/^[=+\-@\t\r\n;" a'1]{0,6}$/));
    const rows = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(rows, (cells) => {
        expect(readBack(toCsv(cells))).toEqual(cells.map((row) => row.map(defused)));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+31 6 12', '+31 6 12'],
    ['+31612345678', "'+31612345678"],
    ['+', "'+"],
    ['+ 31', "'+ 31"],
    ['+31-6', "'+31-6"],
    ['+31 6\n=1', "'+31 6\n=1"],
    ['+31\n', "'+31\n"],
    ['+A1', "'+A1"],
    ['+31+A1', "'+31+A1"],
    ['-1', "'-1"],
    ['@cmd', "'@cmd"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['06-12', '06-12'],
    ['', ''],
  ])('%j becomes %j', (cell, expected) => {
    expect(readBack(toCsv([['first', cell]]))).toEqual([['first', expected]]);
  });

  test.each(["Jan,=cmd|'/C calc'!A0", 'Jan\t=1+1'])(
    '%j is one cell also where another sign parts the cells',
    (cell) => {
      expect(toCsv([[cell, 'second']])).toBe(`\uFEFF"${cell}";second\r\n`);
    },
  );
});

describe('the export of leads', () => {
  const lead = aLead({ name: 'Jan; "de Kapitein"', phone: '+31612345678', createdAt: '2026-11-20T23:30:00.000Z' });

  test('is what Dutch Excel opens: byte order mark, semicolons, CRLF, local time', () => {
    expect(exportLeads([lead], 'nl')).toBe(
      '\uFEFFName;Email;Profession;Phone;Source;Status;Date\r\n' +
        `"Jan; ""de Kapitein""";esmee@golfslag.example;Internationale Consultant;"'+31612345678";LinkedIn;Nieuw;` +
        '2026-11-21 00:30\r\n',
    );
  });

  test('keeps its columns in English and translates the labels', () => {
    const [columns, cells] = readBack(exportLeads([{ ...lead, status: 'converted', source: 'general' }], 'en'));
    expect(columns).toEqual(['Name', 'Email', 'Profession', 'Phone', 'Source', 'Status', 'Date']);
    expect(cells?.slice(2, 6)).toEqual(['International consultant', "'+31612345678", 'General', 'Became a client']);
  });

  test('without a phone number and a profession has empty cells there', () => {
    const [, cells] = readBack(exportLeads([aLead({ phone: undefined, profession: undefined })], 'nl'));
    expect(cells?.slice(2, 4)).toEqual(['', '']);
  });

  test('of nobody is the columns alone', () => {
    expect(exportLeads([], 'nl')).toBe('\uFEFFName;Email;Profession;Phone;Source;Status;Date\r\n');
  });

  test('is named after the day in Amsterdam', () => {
    expect(leadExportFileName('2026-11-20T23:30:00.000Z')).toBe('fnc-leads-2026-11-21.csv');
  });
});
