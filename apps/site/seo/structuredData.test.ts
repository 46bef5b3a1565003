import { brand } from '@fnc/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { listedPages, pageOf, seoPages, type SeoPage } from './pages.ts';
import { postalAddress, structuredData } from './structuredData.ts';

const base = 'https://fnc.test';
const question = { question: 'Why?', answer: 'Because.' };

let pages: readonly SeoPage[];
beforeAll(async () => {
  pages = await seoPages();
});

type Thing = Record<string, unknown>;
const graphOf = (path: string, questions = [question].slice(1)) =>
  structuredData(base, pageOf(pages, path), questions)['@graph'] as Thing[];
const find = (graph: readonly Thing[], type: string) => graph.find((thing) => thing['@type'] === type);

describe('an address', () => {
  test('in parts when it is written the Dutch way', () => {
    expect(postalAddress(['Kade 1', '3000 AA Rotterdam', 'Nederland'])).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Kade 1',
      postalCode: '3000 AA',
      addressLocality: 'Rotterdam',
      addressCountry: 'NL',
    });
  });
  test('as lines otherwise', () => {
    expect(postalAddress(['1 Quay', 'Limassol 3036', 'Cyprus'])).toBe('1 Quay, Limassol 3036, Cyprus');
  });
});

describe('the graph of a page', () => {
  test('every page: the configured company, the site, the page', () => {
    for (const page of pages) {
      const graph = structuredData(base, page, [])['@graph'] as Thing[];
      expect(find(graph, 'ProfessionalService')).toMatchObject({
        name: brand.tagline[page.language],
        alternateName: brand.name,
        email: brand.sender.email,
        url: `${base}/`,
      });
      expect(find(graph, 'WebSite')?.['url']).toBe(`${base}/`);
      const ids = graph.flatMap((thing) => (typeof thing['@id'] === 'string' ? [thing['@id']] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('home: the questions it shows, and no trail', () => {
    const graph = graphOf('/', [question]);
    expect(find(graph, 'FAQPage')?.['mainEntity']).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ]);
    expect(find(graph, 'BreadcrumbList')).toBeUndefined();
    expect(find(graphOf('/'), 'FAQPage')).toBeUndefined();
  });

  test('a landing page leads to the guide in the trail, and describes it', () => {
    const graph = graphOf('/en/linkedin');
    expect(find(graph, 'BreadcrumbList')?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${base}/en` },
      { '@type': 'ListItem', position: 2, name: 'The Cyprus guide', item: `${base}/en/cyprus-guide` },
    ]);
    expect(find(graph, 'Book')).toMatchObject({ numberOfPages: 13, isAccessibleForFree: true });
  });

  test('the calculator is an application that costs nothing', () => {
    expect(find(graphOf('/besparingscalculator'), 'WebApplication')).toMatchObject({
      url: `${base}/calculator`,
      offers: { price: '0', priceCurrency: 'EUR' },
    });
  });
});

test('second addresses and the pages of a mail’s link are not listed', () => {
  expect(listedPages(pages).map(({ canonical }) => canonical)).toEqual([
    '/',
    '/calculator',
    '/cyprus-gids',
    '/privacy',
    '/en',
    '/en/calculator',
    '/en/cyprus-guide',
    '/en/privacy',
  ]);
});
