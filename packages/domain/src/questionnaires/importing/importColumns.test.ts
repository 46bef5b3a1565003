import { describe, expect, test } from 'vitest';
import { columnNames, questionColumns } from './importColumns.data.ts';
import { columnKey, columnOf, mapColumns, withColumn } from './importColumns.ts';

describe('the columns of an import', () => {
  test.each([
    ['Section', 'section'],
    ['Rubriek', 'section'],
    ['CATEGORIE', 'section'],
    ['ID', 'id'],
    ['Vraag-nummer', 'id'],
    ['Question text', 'text'],
    ['vraag_tekst *', 'text'],
    ['Vráág', 'text'],
    ['Soort', 'type'],
    ['Verplicht?', 'required'],
    [' is required ', 'required'],
    ['Keuzes', 'options'],
    ['Antwoord opties', 'options'],
    ['Opmerking', null],
    ['Interne code', null],
    ['', null],
  ])('%j is %s', (header, column) => {
    expect(columnOf(header)).toBe(column);
  });

  test('every name is folded, and names one column only', () => {
    const all = questionColumns.flatMap((column) => columnNames[column]);
    expect(all.map(columnKey)).toEqual(all);
    expect(all.length).toBe(new Set(all).size);
  });

  test('of two columns with the same meaning the first one counts', () => {
    expect(mapColumns(['Vraag', 'Question', 'Type'])).toEqual(['text', null, 'type']);
  });

  test('what a column becomes is taken from the column that had become it', () => {
    expect(withColumn(['section', 'text', null], 2, 'text')).toEqual(['section', null, 'text']);
    expect(withColumn(['section', 'text', null], 1, null)).toEqual(['section', null, null]);
  });
});
