import { brand } from '@fnc/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { readingDocuments, type ReadingDocument } from '../reading/documents.ts';
import { llms } from './llms.ts';
import { createOutliner } from './pictures/outlines.ts';
import { seoPages } from './pages.ts';
import { atomFeed, readingHead, readingPicture, readingSvg } from './reading.ts';
import { sitemap } from './sitemap.ts';

const base = 'https://fnc.test';
let documents: readonly ReadingDocument[];
beforeAll(async () => {
  documents = await readingDocuments();
});

const at = (path: string): ReadingDocument => {
  const found = documents.find(({ canonical }) => canonical === path);
  if (found === undefined) throw new Error(`Nothing at ${path}`);
  return found;
};
const headOf = (path: string) => readingHead(base, at(path), documents, []);
const graphOf = (path: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(headOf(path)) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
};

describe('every page that is only read', () => {
  test('has a title, a description and a picture of its own', () => {
    for (const { short, description } of documents) {
      expect(`${short} – ${brand.name}`.length, short).toBeLessThanOrEqual(62);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
    }
    for (const own of [documents.map(({ short }) => short), documents.map(({ description }) => description)]) {
      expect(new Set(own).size).toBe(documents.length);
    }
    expect(new Set(documents.map(readingPicture)).size).toBe(documents.length);
  });

  test('leads to itself in the other language and back', () => {
    for (const { canonical, alternates, page } of documents) {
      expect(alternates.map(({ language }) => language)).toEqual(['nl', 'en']);
      expect(alternates.map(({ path }) => path)).toContain(canonical);
      expect(at(page.otherPath).page.otherPath).toBe(canonical);
      expect(headOf(canonical)).toContain(`<link rel="canonical" href="${base}${canonical}"`);
    }
  });

  test('is drawn without text or font', async () => {
    const outliner = await createOutliner();
    const drawn = documents.map((document) => readingSvg(outliner, document));
    expect(new Set(drawn).size).toBe(documents.length);
    for (const svg of drawn) expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
  });

  test('is in the sitemap with the day on which it was checked, and in the page for language models', async () => {
    const pages = await seoPages();
    const xml = sitemap(base, pages, '2026-11-20', documents);
    const text = llms(base, pages, { nl: [], en: [] }, documents);
    for (const { canonical, day, title } of documents) {
      expect(xml).toContain(`<loc>${base}${canonical}</loc><lastmod>${day}</lastmod>`);
      expect(text).toContain(`- [${title}](${base}${canonical}): `);
    }
  });
});

test('an article is described with its author, its days, its sources and its way home', () => {
  const path = '/en/knowledge/box-2-dividends';
  const article = graphOf(path).find((thing) => thing['@type'] === 'Article');
  expect(article).toMatchObject({
    headline: at(path).title,
    datePublished: '2026-11-23',
    inLanguage: 'en-GB',
    author: { '@type': 'Person', name: brand.founder },
    publisher: { '@id': `${base}/#organisation` },
  });
  expect(article?.['citation']).toContain('https://zoek.officielebekendmakingen.nl/trb-2021-80.html');
  expect(graphOf(path).find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${base}/en` },
    { '@type': 'ListItem', position: 2, name: 'Knowledge', item: `${base}/en/knowledge` },
    { '@type': 'ListItem', position: 3, name: at(path).short, item: base + path },
  ]);
  expect(headOf(path)).toContain('<meta property="og:type" content="article">');
});

test.each(['/voor/kapiteins', '/en/for/digital-nomads'])(
  '%s: its trail, and its questions where it shows them',
  (path) => {
    const page = at(path);
    const trail = graphOf(path).find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(trail?.['itemListElement']).toHaveLength(2);
    expect(graphOf(path).some((thing) => thing['@type'] === 'FAQPage')).toBe(false);
    const head = readingHead(base, page, documents, [{ question: 'Why?', answer: 'Because.' }]);
    expect(head).toContain('"@type":"FAQPage"');
  },
);

test('the overview lists the articles of its language', () => {
  const overview = graphOf('/kennis').find((thing) => thing['@type'] === 'CollectionPage');
  const parts = overview?.['hasPart'] as { url: string }[];
  expect(parts).toHaveLength(8);
  expect(parts.filter(({ url }) => !url.startsWith(`${base}/kennis/`))).toEqual([]);
});

describe('the feed', () => {
  test.each(['nl', 'en'] as const)('%s: every article of the language once, with its days', (language) => {
    const xml = atomFeed(base, language, documents);
    const own = documents.filter(({ page }) => page.kind === 'article' && page.language === language);
    expect(own).toHaveLength(8);
    for (const { canonical } of own) expect(xml.split(`<id>${base}${canonical}</id>`)).toHaveLength(2);
    expect(xml.match(/<entry>/g)).toHaveLength(8);
    expect(xml).toContain('<published>2026-11-23T00:00:00Z</published>');
    expect(xml).toContain(`<name>${brand.founder}</name>`);
    expect(headOf(language === 'nl' ? '/kennis' : '/en/knowledge')).toContain('type="application/atom+xml"');
  });
});
