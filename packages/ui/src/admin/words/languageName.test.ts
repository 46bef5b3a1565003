import { expect, test } from 'vitest';
import { languageName } from './languageName.ts';

test('a language is named in the language of the console', () => {
  expect([languageName('nl', 'nl'), languageName('en', 'nl')]).toEqual(['Nederlands', 'Engels']);
  expect([languageName('nl', 'en'), languageName('en', 'en')]).toEqual(['Dutch', 'English']);
});
