import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../staleness.ts';
import type { PictureStore } from './store.ts';

export interface Difference {
  readonly name: string;
  /** URLs of pictures; `null` where there is none: no baseline yet, another size. */
  readonly before: string | null;
  readonly after: string;
  readonly difference: string | null;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const figure = (caption: string, address: string | null): string =>
  address === null
    ? `<figure><figcaption>${caption}: none</figcaption></figure>`
    : `<figure><figcaption>${caption}</figcaption><a href="${escaped(address)}"><img src="${escaped(address)}" alt="" loading="lazy"></a></figure>`;

/** Every changed picture: before, after, and the difference. */
export function reportPage(differences: readonly Difference[]): string {
  const sections = differences.map(
    ({ name, before, after, difference }) => `<section id="${escaped(name)}"><h2>${escaped(name)}</h2>
<div>${figure('before', before)}${figure('after', after)}${figure('difference', difference)}</div></section>`,
  );
  const title = `${differences.length} changed ${differences.length === 1 ? 'picture' : 'pictures'}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { margin: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #8888; }
h2 { font-size: 1rem; }
</style>
<h1>${title}</h1>
${sections.join('\n')}
</html>
`;
}

const folder = path.join(root, '.storybook/report');

/** Writes the failures of this run to one page. @returns its path, `null` when nothing changed */
export function writeReport(baselines: PictureStore, failures: PictureStore): string | null {
  rmSync(folder, { recursive: true, force: true });
  const shown = new Set(failures.names());
  const address = (store: PictureStore, name: string) =>
    path.relative(folder, store.fileOf(name)).replaceAll('\\', '/');
  const differences = [...shown]
    .filter((name) => name.endsWith('.actual'))
    .toSorted()
    .map((actual): Difference => {
      const name = actual.slice(0, -'.actual'.length);
      return {
        name,
        before: baselines.read(name) === null ? null : address(baselines, name),
        after: address(failures, actual),
        difference: shown.has(`${name}.diff`) ? address(failures, `${name}.diff`) : null,
      };
    });
  if (differences.length === 0) return null;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'index.html');
  writeFileSync(file, reportPage(differences));
  return file;
}
