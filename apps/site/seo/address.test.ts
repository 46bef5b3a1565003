import { brand } from '@fnc/domain';
import { expect, test } from 'vitest';
import { siteAddress } from './address.ts';

const standard = `https://${brand.domain}`;

test.each([
  ['https://www.fnc.example', 'https://www.fnc.example'],
  ['https://www.fnc.example//', 'https://www.fnc.example'],
  ['http://127.0.0.1:4716', 'http://127.0.0.1:4716'],
  [undefined, standard],
  ['', standard],
  ['www.fnc.example', standard],
  ['ftp://fnc.example', standard],
])('PUBLIC_URL=%s: addresses begin with %s', (publicUrl, base) => {
  expect(siteAddress(publicUrl)).toBe(base);
});
