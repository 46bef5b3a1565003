import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicPages } from '@fnc/domain';
import { readManifest } from './prerender/buildManifest.ts';
import { readInlineScripts } from './prerender/inlineScripts.ts';
import { pageShell } from './prerender/pageShell.ts';
import { laterSources, pageSources } from './prerender/pageSources.ts';
import { readingDocuments } from './reading/documents.ts';
import { writeReading } from './reading/writeReading.ts';
import { createSeo } from './seo/index.ts';
import { languageOf, pageAt } from './src/paths.ts';

export interface BuiltSite {
  /** Where the client was built: the pages are written there. */
  dist: string;
  /** Where the app was built for Node; removed afterwards. */
  ssr: string;
}

const contentOf = (folder: string, files: readonly string[]) =>
  Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));

/**
 * Writes every page as a flat file (`en.html`, `en/contact.html`): its own head, its styles and the font faces inline, the
 * fonts and scripts named for later. Fails when a page cannot be rendered.
 */
export async function prerenderAll({ dist, ssr }: BuiltSite): Promise<void> {
  const { paths, render, renderAnswers, renderReading } = (await import(
    pathToFileURL(path.join(ssr, 'entry-server.js')).href
  )) as typeof import('./src/entry-server.tsx');
  const [manifestJson = '', template = ''] = await contentOf(dist, ['.vite/manifest.json', 'index.html']);
  const manifest = readManifest(manifestJson);
  const { css = [] } = manifest.entry;
  const inline = await readInlineScripts();
  const shell = pageShell({
    template,
    css: (await contentOf(dist, css)).join(''),
    inline,
  });

  const reading = await readingDocuments();
  const seo = await createSeo(process.env['PUBLIC_URL'], reading);
  const bodies = new Map<string, string>();
  for (const url of paths) {
    const page = pageAt(url);
    if (page === undefined) throw new Error(`No page at ${url}.`);
    const { kind, keepsQuery = false } = publicPages[page];
    const { head, body, extras, language } = await render(url);
    bodies.set(url, body);
    const sources = pageSources(kind, language);
    const scripts = manifest.scriptsFor(sources);
    const all = manifest.scriptsFor([...sources, ...laterSources(kind, language)]);
    const html = shell({
      kind,
      language: languageOf(url),
      head: seo.headOf(url, body) + head,
      body,
      extras,
      scripts,
      laterScripts: all.filter((file) => !scripts.includes(file)),
      opensDialog: page === 'contact',
      keepsLanguage: true,
      keepsQuery,
    });
    const file = path.join(dist, url === '/' ? 'index.html' : `${url.slice(1)}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  const countPage = await writeReading({ dist, documents: reading, shell, render: renderReading, seo });
  await seo.writeFiles(dist, bodies);
  // For the server's Content-Security-Policy; hidden, so nobody can ask for it.
  await writeFile(
    path.join(dist, '.inline-scripts.json'),
    JSON.stringify([...Object.values(inline), countPage].map(({ hash }) => hash)),
  );
  await rm(path.join(dist, '.vite'), { recursive: true, force: true });
  // What the server fills in for a form without JavaScript; hidden too.
  const answers = path.join(dist, '.answers');
  await mkdir(answers);
  for (const { file, ...page } of await renderAnswers()) {
    await writeFile(
      path.join(answers, file),
      shell({
        ...page,
        kind: null,
        scripts: [],
        laterScripts: [],
        opensDialog: false,
        keepsLanguage: false,
        keepsQuery: false,
      }),
    );
  }
  await rm(ssr, { recursive: true, force: true });
}
