import type { Day } from '@fnc/domain';
import { escaped } from './markup.ts';
import { listedPages, type SeoPage } from './pages.ts';

/**
 * The pages to be listed, each with itself in every language.
 *
 * @param base address of the site, without a slash at the end
 * @param changed the day of the newest figure in the copy: the same for the same sources, whenever they are built
 */
export function sitemap(base: string, pages: readonly SeoPage[], changed: Day): string {
  const entry = ({ canonical, alternates }: SeoPage) => {
    const links = [...alternates, { language: 'x-default', path: alternates[0]?.path ?? '/' }].map(
      ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(base + path)}"/>`,
    );
    return `<url><loc>${escaped(base + canonical)}</loc><lastmod>${changed}</lastmod>${links.join('')}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPages(pages).map(entry),
    '</urlset>',
    '',
  ].join('\n');
}

/** Pages are for everyone; the back office and the calls are for nobody. */
export const robots = (base: string): string =>
  ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
