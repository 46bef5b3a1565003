import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inline, type InlineScript } from '../prerender/inlineScripts.ts';
import type { pageShell } from '../prerender/pageShell.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import type { Seo } from '../seo/index.ts';
import type { ReadingPage } from '../src/reading/readingPage.ts';
import type { ReadingDocument } from './documents.ts';

interface ReadingBuild {
  readonly dist: string;
  readonly documents: readonly ReadingDocument[];
  readonly shell: ReturnType<typeof pageShell>;
  readonly render: (page: ReadingPage) => Promise<RenderedPage>;
  readonly seo: Seo;
}

/** Writes every static page as a flat file: HTML, styles, and one small script that counts it. */
export async function writeReading({ dist, documents, shell, render, seo }: ReadingBuild): Promise<InlineScript> {
  const script = await inline('countPage');
  for (const document of documents) {
    const { head, body, language } = await render(document.page);
    const html = shell({
      kind: null,
      language,
      head: seo.readingHeadOf(document, body) + head,
      body: `${body}<script>${script.code}</script>`,
      scripts: [],
      laterScripts: [],
      opensDialog: false,
      keepsLanguage: true,
      keepsQuery: false,
    });
    const file = path.join(dist, `${document.canonical.slice(1)}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return script;
}
