import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../staleness.ts';
import { faults } from './faults.data.ts';
import { planted } from './planted.ts';

test.each(faults)('$name: there is still a place for it', (fault) => {
  const text = readFileSync(path.join(root, fault.file), 'utf8');
  expect(planted(text, fault)).not.toBe(text);
});

test('a place that is not there, or twice, is an error', () => {
  const fault = { name: 'a fault', find: 'a', put: 'b' };
  expect(() => planted('xyz', fault)).toThrow('0 times');
  expect(() => planted('a a', fault)).toThrow('2 times');
});
