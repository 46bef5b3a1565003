// The gzipped size of each entry of packages/ui in an app; fails over a budget. Code that every app loads anyway
// (React, styling, texts) is counted once, on its own line, and not in the entries.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import uiPackage from '../packages/ui/package.json' with { type: 'json' };
import { leanI18next } from './lean-i18next.ts';
import { leanIcons } from './lean-icons.ts';
import { leanStyles } from './lean-styles.ts';
import { stableComponentIds } from './stable-component-ids.ts';
import { root } from './staleness.ts';

const foundation = ['react', 'react-dom', 'react-dom/client', 'styled-components', 'i18next', 'react-i18next'];

/** In KB (1,000 bytes), gzipped: `first` loads with the entry, `later` on demand. Raise one on purpose only. */
const budgets: Readonly<Record<string, { first: number; later: number }>> = {
  foundation: { first: 102, later: 0 },
  // Later: popups (menus, popovers), loaded when the pointer or the focus is near their button.
  '.': { first: 128, later: 31 },
  // The views of all public pages; the size of a single page is limited by e2e/speed and bench:pages.
  './site': { first: 106.5, later: 19 },
  // All screens of the console; the size of a single one is limited by e2e/console and bench:admin. Later: editor,
  // Markdown.
  './admin': { first: 256.5, later: 320 },
  './charts': { first: 16, later: 0 },
  './editor': { first: 63, later: 188 },
  './locales': { first: 3, later: 111.6 },
  // Rendered by the build only: no visitor loads it.
  './reading': { first: 65, later: 0 },
};

interface Size {
  readonly first: number;
  readonly later: number;
}

const virtual = 'virtual:foundation';

async function sizeOf(entry: string): Promise<Size> {
  const alone = entry === 'foundation';
  const source = uiPackage.exports[entry as keyof typeof uiPackage.exports];
  const input = alone ? virtual : path.join(root, 'packages/ui', source);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // The same options and plugins as the builds of the apps.
    oxc: {
      plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } },
    },
    plugins: [
      react(),
      stableComponentIds(),
      leanI18next,
      leanIcons,
      leanStyles,
      {
        name: 'foundation',
        resolveId: (id) => (id === virtual ? id : null),
        load: (id) =>
          id === virtual ? foundation.map((name, index) => `export * as e${index} from '${name}';`).join('\n') : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: alone ? [] : [...foundation, 'react/jsx-runtime'],
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const first = new Set<string>();
  const follow = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (chunk === undefined || first.has(fileName)) return;
    first.add(fileName);
    for (const next of chunk.imports) follow(next);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) follow(fileName);
  const weigh = (wanted: boolean) =>
    [...chunks.values()]
      .filter(({ fileName }) => first.has(fileName) === wanted)
      .reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;
  return { first: weigh(true), later: weigh(false) };
}

const entries = Object.entries(uiPackage.exports).flatMap(([entry, file]) =>
  file.endsWith('.ts') && entry !== './testing' ? [entry] : [],
);
const faults: string[] = [];
const cell = (size: number, budget: number) => `${size.toFixed(1)} of ${budget}`.padStart(16);

console.log(`${'KB, gzipped'.padEnd(20)}${'with the entry'.padStart(16)}${'opened later'.padStart(16)}`);
for (const entry of ['foundation', ...entries]) {
  const budget = budgets[entry];
  const name = entry === 'foundation' ? entry : `@fnc/ui${entry.slice(1)}`;
  if (budget === undefined) {
    faults.push(`${name} has no budget: give it one in scripts/sizes.ts.`);
    continue;
  }
  const size = await sizeOf(entry);
  console.log(`${name.padEnd(20)}${cell(size.first, budget.first)}${cell(size.later, budget.later)}`);
  for (const part of ['first', 'later'] as const) {
    if (size[part] > budget[part]) {
      faults.push(`${name} weighs ${size[part].toFixed(1)} KB (${part}), its budget is ${budget[part]} KB.`);
    }
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
