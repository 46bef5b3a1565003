import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../staleness.ts';
import { sourceFiles } from './files.ts';
import { rules } from './rules.ts';

const files = sourceFiles();

describe('what a linter cannot say', () => {
  test.each(Object.entries(rules))('%s', (_name, rule) => {
    expect(files.flatMap((file) => rule(file))).toEqual([]);
  });

  test('the rules see the files they are about', () => {
    for (const part of [
      'packages/domain/src/',
      'packages/ui/src/',
      'apps/site/src/',
      'apps/admin/src/',
      'apps/server/src/',
    ]) {
      expect(files.filter((file) => file.path.startsWith(part)).length).toBeGreaterThan(5);
    }
  });
});

test('every component and view folder has stories', () => {
  const homes = ['components', 'charts', 'site', 'admin'].map((name) => path.join(root, 'packages/ui/src', name));
  const folders = homes
    .filter((home) => existsSync(home))
    .flatMap((home) =>
      readdirSync(home, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
        .map((entry) => path.join(home, entry.name)),
    );
  const without = folders.filter((folder) => !readdirSync(folder).some((file) => file.endsWith('.stories.tsx')));
  expect(without.map((folder) => `${path.relative(root, folder)} has no *.stories.tsx`)).toEqual([]);
});

/** `a.b.c` for every sentence of a catalogue. */
function keysOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

test.each(['common', 'site', 'admin', 'errors'])(
  '%s: nl and en have the same keys, none of them empty',
  async (name) => {
    const read = async (language: string) => {
      const file = path.join(root, 'packages/ui/src/locales', language, `${name}.ts`);
      const module = (await import(file)) as Record<string, object>;
      return module['default'] ?? module[name] ?? {};
    };
    const [nl, en] = await Promise.all([read('nl'), read('en')]);
    expect(keysOf(nl).length).toBeGreaterThan(0);
    expect(keysOf(en).toSorted()).toEqual(keysOf(nl).toSorted());
  },
);

test('every baseline picture belongs to a story', { timeout: 60_000 }, () => {
  const index = path.join(mkdtempSync(path.join(tmpdir(), 'fnc-index-')), 'index.json');
  const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const made = spawnSync(process.execPath, [storybook, 'index', '-o', index, '--disable-telemetry'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, unknown> };
  const pictures = readdirSync(path.join(root, '.storybook/baselines')).filter((file) => file.endsWith('.png'));
  expect(pictures.length).toBeGreaterThan(0);
  // <story id>[.<variant>].<browser>.png
  const dead = pictures.filter((file) => !Object.hasOwn(entries, file.split('.')[0] ?? ''));
  expect(dead.map((file) => `.storybook/baselines/${file} has no story any more: delete it`)).toEqual([]);
});
