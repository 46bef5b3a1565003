import { expect, test } from 'vitest';
import { readManifest } from './buildManifest.ts';

const manifest = readManifest(
  JSON.stringify({
    'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'], css: ['fonts.css'] },
    '_react.js': { file: 'react.js' },
    '_frame.js': { file: 'frame.js', imports: ['_react.js', 'index.html'] },
    'src/pages/HomePage.tsx': { file: 'home.js', imports: ['_frame.js', '_react.js'] },
    'src/locales/nl/siteWords.ts': { file: 'nl.js' },
  }),
);

test('each script comes after what it imports, once, and the entry last', () => {
  expect(manifest.scriptsFor(['nl/siteWords.ts', 'pages/HomePage.tsx'])).toEqual([
    'react.js',
    'nl.js',
    'frame.js',
    'home.js',
    'entry.js',
  ]);
});

test('a module that is not in the build is named', () => {
  expect(() => manifest.scriptsFor(['pages/Gone.tsx'])).toThrow('Not in the build: pages/Gone.tsx');
});
