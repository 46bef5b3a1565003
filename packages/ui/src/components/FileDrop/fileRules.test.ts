import { expect, test } from 'vitest';
import { faultOf, typeNames, writeSize } from './fileRules.ts';

test.each([
  [0, '0 byte', '0 bytes'],
  [1, '1 byte', '1 byte'],
  [812, '812 byte', '812 bytes'],
  [18_400, '18 kB', '18 kB'],
  [2_400_000, '2,4 MB', '2.4 MB'],
  [24_600_000, '25 MB', '25 MB'],
  [3_000_000_000, '3 GB', '3 GB'],
])('%i bytes', (bytes, nl, en) => {
  expect([writeSize(bytes, 'nl'), writeSize(bytes, 'en')].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([nl, en]);
});

test('types are named by their extensions, each once', () => {
  expect(typeNames({ 'text/csv': ['.csv'] }, 'of')).toBe('CSV');
  expect(typeNames({ 'text/csv': ['.csv'], 'text/plain': ['.csv', '.txt'], 'x/y': ['.xlsx'] }, 'of')).toBe(
    'CSV, TXT of XLSX',
  );
});

test('one file, one fault: its kind before its size', () => {
  expect(faultOf(['file-too-large', 'file-invalid-type'])).toBe('wrongType');
  expect(faultOf(['too-many-files', 'file-too-large'])).toBe('tooLarge');
  expect(faultOf(['too-many-files'])).toBe('tooMany');
});
