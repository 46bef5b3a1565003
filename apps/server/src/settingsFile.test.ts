import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingNames } from './config.ts';
import { readSettingsFile } from './settingsFile.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'fnc-settings-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('without a file there are no settings', () => {
  expect(readSettingsFile(root)).toEqual({});
});

test('the first line counts too in a file that an editor on Windows saved', () => {
  writeFileSync(path.join(root, '.env'), '\uFEFFPORT=4736\r\nBACKUPS=off\r\n');
  expect(readSettingsFile(root)).toEqual({ PORT: '4736', BACKUPS: 'off' });
});

test.each([
  ['SMPT_URL=smtp://mail.example.nl', 'SMPT_URL in .env is no setting: did you mean SMTP_URL?'],
  ['BACKUP=off', 'BACKUP in .env is no setting: did you mean BACKUPS?'],
])('the misspelt setting %s is named', (line, fault) => {
  writeFileSync(path.join(root, '.env'), `PORT=4736\n${line}\n`);
  expect(() => readSettingsFile(root)).toThrow(fault);
});

test('a setting of another program is left alone', () => {
  writeFileSync(path.join(root, '.env'), 'COMPOSE_PROJECT_NAME=fnc\nHOME=/srv/fnc\nTZ=Europe/Amsterdam\n');
  expect(Object.keys(readSettingsFile(root))).toEqual(['COMPOSE_PROJECT_NAME', 'HOME', 'TZ']);
});

test('every setting of the example is one', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const names = [...example.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
});
