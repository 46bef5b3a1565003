import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });

const bare = (name: string) => name.replace(/^type /, '');

/** The names that a file exports, types too: entries hold nothing but lists. */
function namesOf(source: string): readonly string[] {
  const lists = [...source.matchAll(/^export (type )?\{([^}]*)\} from/gm)];
  const names = lists.flatMap(([, ofTypes = '', list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => (ofTypes !== '' && !name.startsWith('type ') ? `type ${name}` : name)),
  );
  return names.toSorted((one, other) => bare(one).localeCompare(bare(other), 'en'));
}

const entries = Object.entries(packageJson.exports).filter(([, file]) => file.endsWith('.ts'));
const page = entries.map(([entry, file]) => {
  const source = sources[file.replace('./src/', './')] ?? '';
  return [`@fnc/ui${entry.slice(1)}`, ...namesOf(source).map((name) => `  ${name}`)].join('\n');
});

/**
 * What others build on. A name that comes or goes is a decision: look at the difference, then renew the list with
 * `npx vitest run --project unit publicNames -u`.
 */
test('each entry exports exactly these names', async () => {
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('./publicNames.txt');
});

test('an entry holds nothing but lists of names', () => {
  const lists = /^(export (type )?\{[^}]*\} from '[^']+';|\/\/.*)$/gm;
  const others = entries.filter(
    ([, file]) => (sources[file.replace('./src/', './')] ?? '?').replaceAll(lists, '').trim() !== '',
  );
  expect(others).toEqual([]);
});
