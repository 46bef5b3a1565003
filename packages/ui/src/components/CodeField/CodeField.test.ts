import { expect, test } from 'vitest';
import { inOrder, lineAt } from './CodeField.tsx';

test.each([
  ['the beginning', 0, 1],
  ['the end of the first line', 3, 1],
  ['behind its break', 4, 2],
  ['an empty line', 5, 3],
  ['past the end', 99, 3],
])('%s', (_name, position, line) => {
  expect(lineAt('een\n\ndrie', position)).toBe(line);
});

test('problems stand in the order of the text, errors before warnings at one place', () => {
  const [late, warning, error] = [
    { from: 9, to: 10, message: 'late' },
    { from: 2, to: 3, message: 'warning', severity: 'warning' as const },
    { from: 2, to: 3, message: 'error' },
  ];
  expect(inOrder([late, warning, error])).toEqual([error, warning, late]);
});
