import { describe, expect, test } from 'vitest';
import { balancedLines } from './sharePicture.ts';

/** Every character is ten wide. */
const length = (text: string) => 10 * text.length;

describe('a title in lines', () => {
  test.each([
    ['one two three four', 90, ['one two', 'three', 'four']],
    ['aaaa bb cc dd', 100, ['aaaa bb', 'cc dd']],
    ['short', 200, ['short']],
    ['unbreakable x', 50, ['unbreakable', 'x']],
  ])('%s in %d', (text, limit, lines) => {
    expect(balancedLines(text, length, limit)).toEqual(lines);
  });
});
