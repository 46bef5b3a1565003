import { brand, regions, type Language } from '@fnc/domain';
import type { Outliner } from '@fnc/ui/art/SharePicture/sharePicture.ts';
import type { ReadingDocument } from '../reading/documents.ts';
import { pathTo } from '../src/paths.ts';
import { feedPath, knowledgePath } from '../src/readingPaths.ts';
import { documentHead } from './headTags.ts';
import { escaped, voidTag } from './markup.ts';
import { sharedPageSvg, type SharedPage } from './pictures/picture.ts';
import { drawingAlt } from './pictures/pictureWords.ts';
import { faq, organisation, trailTo, website, type Thing } from './structuredData.ts';
import type { Question } from './questions.ts';

/** Path of a page's picture for shared links. */
export const readingPicture = ({ id, language }: ReadingDocument): string => `/og/${id}-${language}.png`;

const backgroundOf = (drawing: ReadingDocument['drawing']): SharedPage['background'] =>
  drawing === 'lines' ? 'limestone' : 'deep';

/** The picture as SVG; see `pictureSvg`. */
export const readingSvg = (outliner: Outliner, document: ReadingDocument): string =>
  sharedPageSvg(outliner, { ...document, background: backgroundOf(document.drawing), title: document.short });

const altOf = (document: ReadingDocument): string => drawingAlt(document, document.drawing, document.short);

const feedTitle = ({ language, i18n }: Pick<ReadingDocument, 'language' | 'i18n'>): string =>
  i18n.getFixedT(language, 'reading')('index.feedTitle', { brand: brand.name });

function mainThing(base: string, document: ReadingDocument, all: readonly ReadingDocument[]): Thing {
  const { page, language } = document;
  const url = base + document.canonical;
  const about = { inLanguage: regions[language], description: document.description, url };
  if (page.kind === 'index') {
    const articles = all.filter((each) => each.page.kind === 'article' && each.language === language);
    return {
      '@type': 'CollectionPage',
      '@id': `${url}#page`,
      name: document.title,
      ...about,
      isPartOf: { '@id': `${base}/#website` },
      hasPart: articles.map(({ title, canonical }) => ({ '@type': 'Article', headline: title, url: base + canonical })),
    };
  }
  if (page.kind === 'profession') {
    return {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      name: document.title,
      ...about,
      isPartOf: { '@id': `${base}/#website` },
      about: { '@id': `${base}/#organisation` },
      primaryImageOfPage: base + readingPicture(document),
    };
  }
  const { article } = page;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: document.title,
    ...about,
    mainEntityOfPage: url,
    image: base + readingPicture(document),
    datePublished: article.published,
    dateModified: article.checked,
    author: { '@type': 'Person', name: brand.founder, worksFor: { '@id': `${base}/#organisation` } },
    publisher: { '@id': `${base}/#organisation` },
    isAccessibleForFree: true,
    timeRequired: `PT${article.minutes}M`,
    citation: [...new Set(article.notes.map(({ source }) => source.url ?? source.title))],
  };
}

function trailOf(base: string, { page, language, i18n, short, canonical }: ReadingDocument): Thing {
  const home = { name: i18n.getFixedT(language, 'seo')('names.home'), item: base + pathTo('home', language) };
  const knowledge = { name: i18n.getFixedT(language, 'reading')('name'), item: base + knowledgePath(language) };
  const own = { name: short, item: base + canonical };
  if (page.kind === 'index') return trailTo([home, knowledge]);
  return trailTo(page.kind === 'article' ? [home, knowledge, own] : [home, own]);
}

/**
 * A static page's whole head.
 *
 * @param questions those the page shows
 */
export function readingHead(
  base: string,
  document: ReadingDocument,
  all: readonly ReadingDocument[],
  questions: readonly Question[],
): string {
  const { page, language, short } = document;
  const feed = {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: feedTitle(document),
    href: base + feedPath(language),
  };
  const article: readonly (readonly [string, string])[] =
    page.kind === 'article'
      ? [
          ['article:published_time', page.article.published],
          ['article:modified_time', page.article.checked],
          ['article:author', brand.founder],
        ]
      : [];
  const things = [
    organisation(base, document),
    website(base, document),
    mainThing(base, document, all),
    trailOf(base, document),
    ...(questions.length > 0 ? [faq(base, document, questions)] : []),
  ];
  return documentHead(base, {
    ...document,
    title: `${short} – ${brand.name}`,
    path: document.canonical,
    hidden: false,
    type: page.kind === 'article' ? 'article' : 'website',
    picture: { path: readingPicture(document), alt: altOf(document) },
    more: [voidTag('link', feed), ...article.map(([property, content]) => voidTag('meta', { property, content }))],
    data: { '@context': 'https://schema.org', '@graph': things },
  });
}

const instant = (day: string): string => `${day}T00:00:00Z`;

/** A language's articles as an Atom feed; a reviewed article counts as updated. */
export function atomFeed(base: string, language: Language, all: readonly ReadingDocument[]): string {
  const own = all.filter((document) => document.language === language);
  const index = own.find(({ page }) => page.kind === 'index');
  if (index === undefined) throw new Error(`There is no overview in ${language}.`);
  const entries = own.flatMap(({ page, title, description, canonical, day }) =>
    page.kind !== 'article'
      ? []
      : [
          [
            '<entry>',
            `<title>${escaped(title)}</title>`,
            `<id>${escaped(base + canonical)}</id>`,
            voidTag('link', { href: base + canonical }).replace(/>$/, '/>'),
            `<published>${instant(page.article.published)}</published><updated>${instant(day)}</updated>`,
            `<summary>${escaped(description)}</summary>`,
            '</entry>',
          ].join(''),
        ],
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escaped(feedTitle(index))}</title>`,
    `<subtitle>${escaped(index.description)}</subtitle>`,
    `<id>${escaped(base + index.canonical)}</id>`,
    voidTag('link', { href: base + index.canonical }).replace(/>$/, '/>'),
    voidTag('link', { rel: 'self', type: 'application/atom+xml', href: base + feedPath(language) }).replace(/>$/, '/>'),
    `<updated>${instant(index.day)}</updated>`,
    `<author><name>${escaped(brand.founder)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
