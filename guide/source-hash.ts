import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { languages } from '@fnc/domain';
import { colourStyles } from './colours.ts';
import { figures } from './facts/figures.data.ts';
import { publisherFor } from './publisher.ts';

const folders = ['content', 'pages', 'figures', 'facts', 'styles', 'art', 'fonts'] as const;
const files = [
  'context.ts',
  'document.ts',
  'format.ts',
  'html.ts',
  'publisher.ts',
  'rich.ts',
  'print.ts',
  'pack-pdf.ts',
] as const;
const goesIn = /\.(?:ts|css|svg|woff2)$/;

const root = new URL('./', import.meta.url);

const sourceFiles = (): readonly string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => goesIn.test(name) && !name.endsWith('.test.ts'))
    .concat(files)
    .toSorted((a, b) => (a < b ? -1 : 1));

/** Line endings are normalised, because they may differ between checkouts while the PDFs do not. */
const contentOf = (name: string): Buffer | string => {
  const bytes = readFileSync(new URL(name, root));
  return name.endsWith('.woff2') ? bytes : bytes.toString('utf8').replaceAll('\r\n', '\n');
};

/** One hash over everything that affects the PDFs: texts, figures, styles, colours, drawings, fonts and the brand. */
export const sourceHash = (): string => {
  const hash = createHash('sha256');
  for (const name of sourceFiles()) hash.update(`${name}\0`).update(contentOf(name)).update('\0');
  for (const language of languages) hash.update(JSON.stringify(publisherFor(language)));
  hash.update(JSON.stringify(figures)).update(colourStyles);
  return hash.digest('hex');
};
