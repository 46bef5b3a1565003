import { expect, test } from 'vitest';
import { exportImportErrors, importErrorsFileName } from './importErrors.ts';

test('the list of remarks is a CSV of its own, and no cell runs as a formula', () => {
  expect(
    exportImportErrors(
      ['Regel', 'Vraag', 'Opmerking'],
      [{ line: 14, text: '=1+1', remark: 'Type “vak” is onbekend en wordt text' }],
    ),
  ).toBe(`\uFEFFRegel;Vraag;Opmerking\r\n14;"'=1+1";Type “vak” is onbekend en wordt text\r\n`);
});

test('is named after the file', () => {
  expect(importErrorsFileName('vragenlijst-kapiteins.CSV', 'opmerkingen')).toBe(
    'vragenlijst-kapiteins-opmerkingen.csv',
  );
});
