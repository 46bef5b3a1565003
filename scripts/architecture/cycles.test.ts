import { expect, test } from 'vitest';
import { importCycles } from './cycles.ts';
import { sourceFiles } from './files.ts';

test('no files import each other, not even for a type', () => {
  expect(importCycles(sourceFiles())).toEqual([]);
});

const planted = [
  { path: 'a/one.ts', text: "import type { Two } from './two.ts';\nexport type One = Two;\n" },
  { path: 'a/two.ts', text: "export { type Three } from '../b/three.ts';\nexport type Two = 1;\n" },
  { path: 'b/three.ts', text: "import { type One } from '../a/one.ts';\nexport type Three = One;\n" },
  { path: 'b/four.ts', text: "import type { One } from '../a/one.ts';\n// from './four.ts'\n" },
];

test('a circle of types is found once, with the way around and where the code belongs', () => {
  expect(importCycles(planted)).toEqual([
    'a/one.ts → a/two.ts → b/three.ts → a/one.ts: what both need, types too, belongs in the one that is used by the other, or in a file below both.',
  ]);
});

test('a file that several need is no circle', () => {
  expect(importCycles(planted.slice(1))).toEqual([]);
});

test('a part that is fetched later may need a type of the file that fetches it', () => {
  const later = [
    { path: 'a/page.ts', text: "const part = () => import('./part.ts');\nexport type Page = 1;\n" },
    { path: 'a/part.ts', text: "import type { Page } from './page.ts';\nexport const part: Page = 1;\n" },
  ];
  expect(importCycles(later)).toEqual([]);
});
