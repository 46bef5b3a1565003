import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * One weight and one optical size each: a browser prints a variable font as Type 3 drawings, but a static one as a
 * real font that readers can search, copy and hint.
 */
const cuts = [
  { file: 'fraunces-430.woff2', from: 'fraunces/files/fraunces-latin-full-normal.woff2', wght: 430 },
  { file: 'fraunces-500.woff2', from: 'fraunces/files/fraunces-latin-full-normal.woff2', wght: 500 },
  { file: 'fraunces-600.woff2', from: 'fraunces/files/fraunces-latin-full-normal.woff2', wght: 600 },
  { file: 'inter-400.woff2', from: 'inter/files/inter-latin-wght-normal.woff2', wght: 400 },
  { file: 'inter-600.woff2', from: 'inter/files/inter-latin-wght-normal.woff2', wght: 600 },
] as const;

const fraunces = { opsz: 48, SOFT: 0, WONK: 0 } as const;
const signs = Array.from({ length: 0xff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const punctuation = '\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022\u20ac\u2212';

const folder = new URL('fonts/', import.meta.url);
const packages = createRequire(import.meta.url);

/** Makes the missing static fonts from the variable ones of the @fontsource packages, with their licences. */
export const cutFonts = async (): Promise<void> => {
  for (const cut of cuts) {
    const target = new URL(cut.file, folder);
    if (existsSync(target)) continue;
    const font = await readFile(packages.resolve(`@fontsource-variable/${cut.from}`));
    const variationAxes = { wght: cut.wght, ...(cut.from.startsWith('fraunces') ? fraunces : {}) };
    await writeFile(target, await subsetFont(font, signs + punctuation, { targetFormat: 'woff2', variationAxes }));
  }
  for (const family of ['fraunces', 'inter']) {
    const licence = new URL(`OFL-${family}.txt`, folder);
    if (!existsSync(licence)) await copyFile(packages.resolve(`@fontsource-variable/${family}/LICENSE`), licence);
  }
};
