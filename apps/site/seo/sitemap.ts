import type { Day } from '@fnc/domain';
import { escaped } from './markup.ts';
import { listedPages, type SeoPage } from './pages.ts';

/** A static page. */
export interface ListedDocument extends Pick<SeoPage, 'canonical' | 'alternates'> {
  readonly day: Day;
}

/**
 * The pages for search engines, each with its versions in every language.
 *
 * @param base address of the site, without a slash at the end
 * @param changed the newest date of a figure in the copy, so that equal sources give equal builds
 * @param reading static pages, each with the day of its last change
 */
export function sitemap(
  base: string,
  pages: readonly SeoPage[],
  changed: Day,
  reading: readonly ListedDocument[] = [],
): string {
  const entry = ({ canonical, alternates, day = changed }: Omit<ListedDocument, 'day'> & { day?: Day }) => {
    const links = [...alternates, { language: 'x-default', path: alternates[0]?.path ?? '/' }].map(
      ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(base + path)}"/>`,
    );
    return `<url><loc>${escaped(base + canonical)}</loc><lastmod>${day}</lastmod>${links.join('')}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPages(pages).map(entry),
    ...reading.map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Nothing is disallowed: the back office, the calls and some pages say `noindex`, which only a crawler that may fetch
 * them can read. A disallowed address may still be listed when other sites link to it.
 */
export const robots = (base: string): string =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
