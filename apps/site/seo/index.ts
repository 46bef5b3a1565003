import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages, type Language } from '@fnc/domain';
import type { ReadingDocument } from '../reading/documents.ts';
import { pathTo } from '../src/paths.ts';
import { feedPath } from '../src/readingPaths.ts';
import { siteAddress } from './address.ts';
import { headTags } from './headTags.ts';
import { icons } from './icons.ts';
import { llms, newestFigure } from './llms.ts';
import { manifest, manifestPath } from './manifest.ts';
import { pageOf, picturePath, seoPages } from './pages.ts';
import { createOutliner } from './pictures/outlines.ts';
import { pictureSvg } from './pictures/picture.ts';
import { drawPng } from './pictures/render.ts';
import { questionsIn, type Question } from './questions.ts';
import { atomFeed, readingHead, readingPicture, readingSvg } from './reading.ts';
import { robots, sitemap } from './sitemap.ts';

/** Pictures of earlier builds; a clean install has none. */
const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/fnc-pictures');

export interface Seo {
  /**
   * A page's whole head, as HTML.
   *
   * @param url its path
   * @param body its rendered content, which gives the structured data its questions
   */
  headOf(url: string, body: string): string;
  /** The same for a static page. */
  readingHeadOf(document: ReadingDocument, body: string): string;
  /**
   * Writes the site-wide files: pictures for shared links, icons, manifests, sitemap, robots, llms.
   *
   * @param folder the built site
   * @param bodies the rendered content of the pages, by path
   */
  writeFiles(folder: string, bodies: ReadonlyMap<string, string>): Promise<void>;
}

/**
 * What search engines, networks and language models read.
 *
 * @param publicUrl the address visitors use; absent: the brand's domain
 * @param reading every static page
 */
export async function createSeo(publicUrl: string | undefined, reading: readonly ReadingDocument[]): Promise<Seo> {
  const base = siteAddress(publicUrl);
  const pages = await seoPages();
  const pictures = async (): Promise<Record<string, Buffer>> => {
    const outliner = await createOutliner();
    const drawn = pages.map(async (page) => {
      const png = await drawPng({ svg: pictureSvg(outliner, page), cache });
      return [picturePath(page.page, page.language).slice(1), png] as const;
    });
    const read = reading.map(async (document) => {
      const png = await drawPng({ svg: readingSvg(outliner, document), cache });
      return [readingPicture(document).slice(1), png] as const;
    });
    return Object.fromEntries(await Promise.all([...drawn, ...read]));
  };
  return {
    headOf: (url, body) => headTags(base, pageOf(pages, url), questionsIn(body)),
    readingHeadOf: (document, body) => readingHead(base, document, reading, questionsIn(body)),
    async writeFiles(folder, bodies) {
      const questions = Object.fromEntries(
        languages.map((language) => [language, questionsIn(bodies.get(pathTo('home', language)) ?? '')]),
      ) as Record<Language, readonly Question[]>;
      const files: Record<string, string | Buffer> = {
        'sitemap.xml': sitemap(base, pages, newestFigure(), reading),
        'robots.txt': robots(base),
        'llms.txt': llms(base, pages, questions, reading),
        ...Object.fromEntries(languages.map((each) => [manifestPath(each).slice(1), manifest(each)])),
        ...Object.fromEntries(languages.map((each) => [feedPath(each).slice(1), atomFeed(base, each, reading)])),
        ...(await pictures()),
        ...(await icons(cache)),
      };
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    },
  };
}
