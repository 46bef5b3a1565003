import { languages, publicPages, type PageId, type PublicPage } from '@fnc/domain';
import { beforeAll, expect, test } from 'vitest';
import { pageSources } from '../prerender/pageSources.ts';
import { navEntries, footerHrefs } from '../src/pages/navEntries.ts';
import { pageAt, pathsOf, pathsOfAll } from '../src/paths.ts';
import { linkTarget } from '../src/router/linkTarget.ts';
import { createBeacon } from '../src/visit/beacon.ts';
import { headTags } from './headTags.ts';
import { llms } from './llms.ts';
import { pageOf, picturePath, seoPages, type SeoPage } from './pages.ts';
import { createOutliner } from './pictures/outlines.ts';
import { pictureSvg } from './pictures/picture.ts';
import { sitemap } from './sitemap.ts';

/** A page that the product does not have: its row is its only definition. */
const planted = (row: object) =>
  ({ ...publicPages, telegram: { ...publicPages.linkedin, ...row } }) as typeof publicPages;
const telegram = 'telegram' as PageId;
const row = {
  path: { nl: '/telegram', en: '/en/telegram' },
  source: 'telegram',
};
const pages = planted(row);

const base = 'https://fnc.test';
const at = (pathname: string) => ({ pathname, search: '', hash: '' });

/** Its words in the catalogue's form. */
async function withWords(list: typeof publicPages): Promise<readonly SeoPage[]> {
  const found = await seoPages(list);
  for (const { i18n, language } of found) {
    i18n.addResource(language, 'seo', 'pictures.telegram.title', `Telegram (${language})`);
    i18n.addResource(language, 'seo', 'pictures.telegram.note', 'Free');
  }
  return found;
}

let known: readonly SeoPage[];
beforeAll(async () => {
  known = await withWords(pages);
});

test('it is built at its addresses, and read back from them', () => {
  const own = languages.map((language) => pathsOf(telegram, language, pages)[0] ?? '');
  expect(own).toEqual(['/telegram', '/en/telegram']);
  expect(pathsOfAll(pages)).toEqual(expect.arrayContaining(own));
  expect(own.map((path) => pageAt(path, pages))).toEqual([telegram, telegram]);
  expect(pageAt('/telegram')).toBeUndefined();
});

test('a second address shows it too', () => {
  const twice = planted({ ...row, otherPath: { nl: '/tele', en: '/en/tele' } });
  expect(pathsOfAll(twice)).toEqual(expect.arrayContaining(['/tele', '/en/tele']));
  expect(pageAt('/en/tele/', twice)).toBe(telegram);
});

test('it comes alive with the scripts of its kind', () => {
  expect(pageSources(pages[telegram].kind, 'nl')).toEqual(pageSources('landing', 'nl'));
});

test('its views are counted under its own source', () => {
  const sent: unknown[] = [];
  const beacon = createBeacon({
    arrival: { origin: base, referrer: '', type: 'navigate' },
    send: (_url, body) => sent.push(JSON.parse(body)) > 0,
    pages,
  });
  beacon.pageShown('/en/telegram', 'en');
  expect(sent).toEqual([{ event: 'visit_started', page: '/en/telegram', language: 'en', source: 'telegram' }]);
});

test('the contact form does not open over it: it has no bar', () => {
  expect(linkTarget(at('/contact'), at('/telegram'), pages)).toEqual({ by: 'browser' });
});

test('its head says where its content is to be found, and its picture is its own', async () => {
  const page = pageOf(known, '/en/telegram');
  const head = headTags(base, page, []);
  expect(head).toContain(`<link rel="canonical" href="${base}/en/cyprus-guide">`);
  expect(head).toContain(`${base}${picturePath(telegram, 'en')}`);
  expect(head).toContain('"@type":"Book"');
  expect(head).not.toContain('noindex');
  expect(page.title).toBe('telegram.title'); // the name of its words
  const outliner = await createOutliner();
  expect(pictureSvg(outliner, page)).toContain('<title>Telegram (en)</title>');
});

test.each([
  ['listed', true, false],
  ['hidden', false, true],
  [{ as: 'guide' }, false, false],
] as const)('search engines are told what its row says: %o', async (search, isListed, isHidden) => {
  const list = await withWords(planted({ ...row, search }));
  expect(sitemap(base, list, '2026-11-20').includes(`<loc>${base}/telegram</loc>`)).toBe(isListed);
  expect(llms(base, list, { nl: [], en: [] }).includes(`](${base}/en/telegram)`)).toBe(isListed);
  expect(headTags(base, pageOf(list, '/telegram'), []).includes('content="noindex"')).toBe(isHidden);
});

test('navigation and footer lead to it where its row says so', () => {
  const navigation: NonNullable<PublicPage['navigation']> = { menu: 'startToday', id: 'freeEbook' };
  const linked = planted({ ...row, navigation, footer: 'telegram' });
  const menu = navEntries('en', linked).find(({ id }) => id === 'startToday');
  expect(menu).toMatchObject({ items: expect.arrayContaining([{ id: 'freeEbook', href: '/en/telegram' }]) });
  expect(footerHrefs('nl', linked)).toMatchObject({ telegram: '/telegram' });
  expect(JSON.stringify([navEntries('nl', pages), footerHrefs('nl', pages)])).not.toContain('telegram');
});
