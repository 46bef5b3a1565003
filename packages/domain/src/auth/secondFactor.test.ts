import { expect, test } from 'vitest';
import { codeKey, isOneTimeCode } from './secondFactor.ts';

test.each<[what: string, typed: string, key: string, ofTheApp: boolean]>([
  ['as the app shows it', '123456', '123456', true],
  ['in two groups', '123 456', '123456', true],
  ['with spaces around it', '  123456\n', '123456', true],
  ['with a tab and a space that does not break', '12\t34\u00a056', '123456', true],
  ['with hyphens', '12-34-56', '123456', true],
  ['with zeros at the front', '000 012', '000012', true],
  ['five digits', '12345', '12345', false],
  ['seven digits', '1234567', '1234567', false],
  ['digits of another script', '١٢٣٤٥٦', '١٢٣٤٥٦', false],
  ['a recovery code as printed', 'k7qm-2x9d-pw4t', 'k7qm2x9dpw4t', false],
  ['a recovery code in capitals and with spaces', 'K7QM 2X9D PW4T', 'k7qm2x9dpw4t', false],
  ['a recovery code without hyphens', 'k7qm2x9dpw4t', 'k7qm2x9dpw4t', false],
  ['six characters that are not all digits', '12345a', '12345a', false],
  ['other signs stay, and make it wrong', '123.456', '123.456', false],
  ['nothing but separators', ' - - ', '', false],
])('a code %s is compared as %j → %s', (_what, typed, key, ofTheApp) => {
  expect(codeKey(typed)).toBe(key);
  expect(isOneTimeCode(codeKey(typed))).toBe(ofTheApp);
});
