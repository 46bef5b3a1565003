import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../staleness.ts';

/** The lint rules over files in a temporary folder, so that no file is added to the repository. */
const folder = mkdtempSync(path.join(tmpdir(), 'fnc-boundaries-'));
const configuration = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>;
writeFileSync(
  path.join(folder, '.oxlintrc.json'),
  JSON.stringify({ ...configuration, options: { typeAware: false }, ignorePatterns: [] }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(file: string, text: string): string {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const result = spawnSync(process.execPath, [oxlint, file], { cwd: folder, encoding: 'utf8' });
  rmSync(full);
  return result.stdout;
}

const uses = (name: string) => `import { thing } from '${name}';\nexport const other = thing;\n`;

/** Forbidden imports, and the message that says where the code belongs. */
const planted = [
  ['packages/domain/src/leads/a.ts', 'react', 'belong in packages/ui'],
  ['packages/domain/src/leads/a.ts', '@fnc/ui', 'pass anything else in as a parameter'],
  ['packages/domain/src/leads/a.ts', 'node:fs', 'adapter in apps/server/src/adapters'],
  ['packages/domain/src/leads/a.ts', '../../../ui/src/index.ts', 'nothing of another package'],
  ['packages/ui/src/site/Hero/Hero.tsx', '@fnc/domain/storage', "do it in the app's page"],
  ['packages/ui/src/admin/Leads/Leads.tsx', '@fnc/domain/api', "do it in the app's page"],
  ['packages/ui/src/site/Hero/Hero.tsx', '../../admin/Leads/Leads.tsx', 'packages/ui/src/components'],
  ['packages/ui/src/admin/Leads/Leads.tsx', '../../site/Hero/Hero.tsx', 'packages/ui/src/components'],
  ['packages/ui/src/admin/Leads/Leads.tsx', 'react-router-dom', 'take hrefs and callbacks as props'],
  ['packages/ui/src/components/Button/Button.tsx', '@fnc/domain', 'is a view in packages/ui/src/site'],
  ['packages/ui/src/components/Button/Button.tsx', '../../site/Hero/Hero.tsx', 'move the shared part down'],
  ['packages/ui/src/forms/form.ts', '@fnc/site', 'is a view in packages/ui/src/site'],
  ['packages/ui/src/index.ts', '@fnc/admin', 'ui imports no app'],
  ['apps/site/src/pages/A.tsx', '@fnc/admin', 'Apps do not import each other'],
  ['apps/admin/src/pages/A.tsx', '@fnc/server', 'Apps do not import each other'],
  ['apps/admin/src/pages/A.tsx', 'styled-components', '*.styles.ts of packages/ui'],
  ['apps/admin/src/pages/A.tsx', 'zod/mini', 'schemas belong in packages/domain'],
  ['apps/site/src/pages/A.tsx', '../../../../packages/ui/src/site.ts', 'by its name'],
  ['apps/server/src/routes/leads/leads.ts', 'kysely', 'belong in apps/server/src/adapters'],
  ['apps/server/src/server.ts', '@fnc/ui', 'belong in packages/domain'],
] as const;

test.each(planted)('%s may not import %s', (file, name, words) => {
  const told = lint(file, uses(name)).replaceAll(/\s+/g, ' ');
  expect(told).toContain('no-restricted-imports');
  expect(told).toContain(words);
});

test.each([
  ['packages/domain/src/leads/a.ts', 'zod/mini'],
  ['packages/ui/src/site/Hero/Hero.tsx', '@fnc/domain'],
  ['apps/site/src/services.ts', '@fnc/domain/storage'],
  ['apps/site/src/entry-server.tsx', 'styled-components'],
  ['apps/server/src/adapters/sql/leads/leads.ts', 'kysely'],
] as const)('%s may import %s', (file, name) => {
  expect(lint(file, uses(name))).not.toContain('no-restricted-imports');
});
