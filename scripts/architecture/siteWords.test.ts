import path from 'node:path';
import { expect, test } from 'vitest';
import { consoleCommon } from '../../packages/ui/src/locales/nl/consoleCommon.ts';
import { root } from '../staleness.ts';
import { reachedFrom, textOf } from './imports.ts';

const counted = (key: string) => key.replace(/_(one|other)$/, '');
const keys = Object.entries(consoleCommon).flatMap(([group, words]) =>
  typeof words === 'string' ? [group] : [...Object.keys(words).map((name) => `${group}.${name}`), `${group}.\\$\\{`],
);
const said = new RegExp(String.raw`['"\`](?:common:)?(?:${keys.map(counted).join('|')})\b`, 'g');

const sayingIn = (entry: string) =>
  [...reachedFrom(path.join(root, entry))]
    .filter((file) => !file.includes('/locales/') && !/\.data\.tsx?$/.test(file))
    .flatMap((file) => (textOf(file).match(said) ?? []).map((key) => `${path.relative(root, file)}: ${key}`));

test.each(['apps/site/src/entry-client.tsx', 'apps/site/src/entry-server.tsx'])(
  '%s says nothing that only the console fetches',
  (entry) => {
    expect(sayingIn(entry), 'Its words belong to packages/ui/src/locales/*/common.ts').toEqual([]);
  },
);

test('the console does say it', () => {
  expect(sayingIn('apps/admin/src/pages/LeadsPage.tsx').join('\n')).toContain('table.');
});
