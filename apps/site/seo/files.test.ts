import { claims } from '@fnc/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { iconFile } from './icons.ts';
import { llms, newestFigure } from './llms.ts';
import { manifest } from './manifest.ts';
import { listedPages, seoPages, type SeoPage } from './pages.ts';
import { robots, sitemap } from './sitemap.ts';

const base = 'https://fnc.test';

let pages: readonly SeoPage[];
beforeAll(async () => {
  pages = await seoPages();
});

test('the sitemap has each listed page once, with both languages and the day of the newest figure', () => {
  const xml = sitemap(base, pages, newestFigure());
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  expect(found.map(([, address]) => address)).toEqual(listedPages(pages).map(({ canonical }) => base + canonical));
  expect(new Set(found.map(([, , day]) => day))).toEqual(new Set([claims.cyprusCorporateTax2026.asOf]));
  expect(xml.match(/hreflang="en" href="https:\/\/fnc\.test\/en\/cyprus-guide"/g)).toHaveLength(2);
});

test('robots may ask for everything, so that they read where it says noindex', () => {
  expect(robots(base)).toBe('User-agent: *\nDisallow:\n\nSitemap: https://fnc.test/sitemap.xml\n');
});

const said = () => llms(base, pages, { nl: [], en: [{ question: 'Why?', answer: 'Because.' }] });

describe('the page for language models', () => {
  test('figures stand with their condition, in both languages', () => {
    expect(said()).toContain('15% vennootschapsbelasting; daarvoor was het 12,5%. Voorwaarde:');
    expect(said()).toContain('15% corporate tax since 2026; before that it was 12.5%. Condition:');
    expect(said()).toContain('€2,000 to €3,000, then €450 a month');
    expect(said()).toContain('Peildatum 20 november 2026.');
  });
  test('every listed page and the guide are linked, and the questions are told where there are any', () => {
    for (const { canonical } of listedPages(pages)) expect(said()).toContain(`](${base}${canonical})`);
    expect(said()).toContain(`](${base}/guide/cyprus-guide.pdf)`);
    expect(said()).toContain('- **Why?** Because.');
    expect(said()).not.toContain('Veelgestelde vragen');
    expect(said()).not.toMatch(/\{\{|llms\./);
  });
});

test('each language starts on its own home page', () => {
  expect(JSON.parse(manifest('en'))).toMatchObject({ start_url: '/en', lang: 'en', short_name: 'FNC' });
});

test('an .ico says where its one picture begins and how long it is', () => {
  const file = iconFile(Buffer.from('picture'));
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt32LE(14)]).toEqual([1, 1, 7]);
  expect(file.subarray(file.readUInt32LE(18)).toString()).toBe('picture');
});
