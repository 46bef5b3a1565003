import { existsSync, readdirSync } from 'node:fs';
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

/** `a.b.c` for every text of a catalogue. */
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
