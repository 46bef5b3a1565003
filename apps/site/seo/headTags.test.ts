import { beforeAll, expect, test } from 'vitest';
import { allPaths } from '../src/paths.ts';
import { headTags } from './headTags.ts';
import { pageOf, seoPages, type SeoPage } from './pages.ts';

let pages: readonly SeoPage[];
beforeAll(async () => {
  pages = await seoPages();
});

const head = (path: string) => headTags('https://fnc.test', pageOf(pages, path), []);

test('every page has a title and a description of its own, of a length that lists of results show whole', () => {
  for (const { title, description } of pages) {
    expect(title.length, title).toBeLessThanOrEqual(62);
    expect(title.length, title).toBeGreaterThanOrEqual(20);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(title + description).not.toMatch(/\{\{|\w+\.\w+\.\w+/);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test.each([
  ['/', '/', '/'],
  ['/contact', '/', '/contact'],
  ['/besparingscalculator', '/calculator', '/calculator'],
  ['/en/savings-calculator', '/en/calculator', '/en/calculator'],
  ['/linkedin', '/cyprus-gids', '/linkedin'],
  ['/en/facebook', '/en/cyprus-guide', '/en/facebook'],
])('%s is to be found at %s, and shared with its own title and picture at %s', (path, canonical, shared) => {
  expect(head(path)).toContain(`<link rel="canonical" href="https://fnc.test${canonical}"`);
  expect(head(path)).toContain(`<meta property="og:url" content="https://fnc.test${shared}">`);
});

test('each language leads to the other, and a language the site does not speak to Dutch', () => {
  for (const path of allPaths) {
    const found = [...head(path).matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(found.map(([, language]) => language)).toEqual(['nl', 'en', 'x-default']);
    expect(found[2]?.[2]).toBe(found[0]?.[2]);
  }
});

test('what only the link of a mail leads to is not to be listed; everything else is', () => {
  const hidden = allPaths.filter((path) => head(path).includes('<meta name="robots" content="noindex">'));
  expect(hidden).toEqual(['/afmelden', '/bevestigen', '/en/unsubscribe', '/en/confirm']);
});

test('an address without a page is an error', () => {
  expect(() => head('/nergens')).toThrow('No page at /nergens.');
});
