import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Record<string, Chunk>;

const here = import.meta.dirname;
const dist = path.join(here, 'dist');

const find = (manifest: Manifest, end: string): [string, Chunk] => {
  const found = Object.entries(manifest).find(([source]) => source.endsWith(end));
  if (!found) throw new Error(`Not in the build: ${end}`);
  return found;
};

/** Collects a chunk's file and all it needs, without what the entry brings anyway. */
function filesOf(manifest: Manifest, source: string, files: Set<string>): void {
  const chunk = manifest[source];
  if (!chunk || chunk.isEntry === true || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, files);
}

const pageSources: Record<string, string[]> = {
  '/': ['src/pages/HomePage.tsx'],
  '/contact': ['src/pages/HomePage.tsx', 'src/pages/contactDialog.ts'],
  '/cyprus-gids': ['src/pages/GuidePage.tsx'],
  '/privacy': ['src/pages/PrivacyPage.tsx', 'PrivacyPage/privacy.nl.data.ts'],
  '/en': ['src/pages/HomePage.tsx'],
  '/en/contact': ['src/pages/HomePage.tsx', 'src/pages/contactDialog.ts'],
  '/en/cyprus-guide': ['src/pages/GuidePage.tsx'],
  '/en/privacy': ['src/pages/PrivacyPage.tsx', 'PrivacyPage/privacy.en.data.ts'],
};

/**
 * Writes every page as a flat file (`en.html`, `en/contact.html`): its own head, its styles and the font faces inline, its
 * chunks and both fonts announced. Fails when a page cannot be rendered.
 */
export async function prerenderAll(): Promise<void> {
  const { paths, render } = (await import(
    pathToFileURL(path.join(here, '.ssr/entry-server.js')).href
  )) as typeof import('./src/entry-server.tsx');
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const [, entry] = find(manifest, 'index.html');
  const stylesheets = entry.css ?? [];
  const faces = (await Promise.all(stylesheets.map((file) => readFile(path.join(dist, file), 'utf8')))).join('');
  const fonts = (entry.assets ?? []).filter((file) => file.endsWith('.woff2'));
  if (fonts.length !== 2) throw new Error(`Two fonts are announced, the build has ${fonts.length}.`);
  const announced = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  const withoutSheets = template.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');

  for (const url of paths) {
    const page = await render(url);
    const sources = [`locales/${page.language}/siteWords.ts`, ...(pageSources[url] ?? [])];
    const files = new Set<string>();
    for (const source of sources) filesOf(manifest, find(manifest, source)[0], files);
    const chunks = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const head = [...announced, page.head, `<style>${faces}</style>`, ...chunks].join('');
    const html = withoutSheets
      .replace('<html lang="nl">', `<html lang="${page.language}">`)
      .replace(/\s*<script src="\/lang\.js"><\/script>/, (script) => (url === '/' ? script : ''))
      .replace('<!--app-head-->', () => head)
      .replace('<!--app-body-->', () => page.body);
    const file = path.join(dist, url === '/' ? 'index.html' : `${url.slice(1)}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(path.join(here, '.ssr'), { recursive: true, force: true });
  await rm(path.join(dist, '.vite'), { recursive: true, force: true });
  await compressAll();
}

const compressed = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** The server sends these where the browser takes them, and compresses nothing itself. */
async function compressAll(): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => /\.(html|js|css|svg)$/.test(file)).map((file) => path.join(dist, file));
  for (const file of texts) {
    const text = await readFile(file);
    for (const [ending, compress] of Object.entries(compressed))
      await writeFile(`${file}.${ending}`, await compress(text));
  }
}
