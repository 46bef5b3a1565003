import { describe, expect, test } from 'vitest';
import { checkQuestionFile, maximumQuestionFileSize, readQuestionFile } from './importQuestionsFile.ts';

const read = (text: string) =>
  readQuestionFile(new TextEncoder().encode(text), (bytes) => new TextDecoder().decode(bytes));

describe('a file with questions', () => {
  test.each([
    ['vragen.csv', 100, null],
    ['VRAGEN.CSV', 0, null],
    ['vragen.csv', maximumQuestionFileSize, null],
    ['vragen.csv', maximumQuestionFileSize + 1, 'csv_file_too_large'],
    ['vragen.xlsx', 100, 'csv_file_required'],
    ['vragen.csv.txt', 100, 'csv_file_required'],
    ['csv', 100, 'csv_file_required'],
  ])('%s of %i bytes: %s', (name, size, code) => {
    expect(checkQuestionFile({ name, size })).toBe(code);
  });

  test.each([
    ['nothing', ''],
    ['a header alone', 'Vraag;Type\r\n'],
    ['a header and empty lines', 'Vraag;Type\n\n\n'],
  ])('%s needs a row', (_name, text) => {
    expect(read(text)).toEqual({ ok: false, error: 'csv_no_rows' });
  });

  test.each([
    ['the first cell of the header', '"Vraag;Type\nHoe?;text\n'],
    ['its last cell', 'Vraag;"Type\nHoe?;text\n'],
    ['a header behind Excel’s line', 'sep=;\n"Vraag;Type\nHoe?;text\n'],
  ])('a quote that opens in %s and never closes is named', (_name, text) => {
    expect(read(text)).toEqual({ ok: false, error: 'csv_quote_open' });
  });

  test('tells its columns with the first cell that holds something', () => {
    expect(read(' Vraag ;Type;\nHoe?;;\nWaar?; text;\n')).toMatchObject({
      ok: true,
      value: {
        delimiter: ';',
        encoding: 'utf-8',
        columns: [
          { header: 'Vraag', sample: 'Hoe?' },
          { header: 'Type', sample: 'text' },
          { header: '', sample: '' },
        ],
      },
    });
  });
});
