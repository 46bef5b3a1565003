import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { readSettings } from './readSettings.ts';
import { root } from './staleness.ts';

const names = ['FNC_TEST_FROM_FILE', 'FNC_TEST_FROM_BOTH'] as const;
afterEach(() => {
  for (const name of names) delete process.env[name];
});

test('settings of .env are read, and the environment counts for more', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => readSettings(folder), 'without a file nothing happens').not.toThrow();
  writeFileSync(path.join(folder, '.env'), 'FNC_TEST_FROM_FILE=file\nFNC_TEST_FROM_BOTH=file\n');
  process.env['FNC_TEST_FROM_BOTH'] = 'environment';
  readSettings(folder);
  expect(names.map((name) => process.env[name])).toEqual(['file', 'environment']);
});

test.each(['build.ts', 'serve.ts'])('%s reads them before it builds', (program) => {
  const source = readFileSync(path.join(root, 'scripts', program), 'utf8');
  expect(source).toMatch(/readSettings\(\);?\s+await buildApps\(/);
});
