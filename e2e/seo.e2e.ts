import { languages, publicPages } from '@fnc/domain';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { siteAddress } from '../apps/site/seo/address.ts';
import { readingDocuments } from '../apps/site/reading/documents.ts';
import { allPaths, languageOf, pageAt, pathTo } from '../apps/site/src/paths.ts';
import { startProduct, type Product } from './support/product.ts';

/** The public address of the build: tests build without PUBLIC_URL, or with the one of the environment. */
const base = siteAddress(process.env['PUBLIC_URL']);

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** The address for search engines, of a page that is a variant of another one or has a second address. */
function mainAddress(path: string): string {
  const page = pageAt(path);
  if (page === undefined) throw new Error(`No page at ${path}.`);
  const { search } = publicPages[page];
  return pathTo(typeof search === 'object' ? search.as : page, languageOf(path));
}
/** Only reached by the link of a mail. */
const hidden = allPaths.filter((path) => publicPages[pageAt(path) ?? 'home'].search === 'hidden');
const listed = allPaths.filter((path) => mainAddress(path) === path && !hidden.includes(path));

/** Reading pages, which have no app, as the build lists them: their heads are tested in apps/site/seo. */
const documents = (await readingDocuments()).map(({ canonical }) => canonical);

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

const content = (page: Page, selector: string, attribute = 'content') => page.locator(selector).getAttribute(attribute);
const localOf = (address: string | null) => (address ?? '').replace(base, product.url);

async function graphOf(page: Page): Promise<readonly Thing[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(text ?? '') as { '@graph': Thing[] })['@graph'];
}

/** Checks the head as sent, and after hydration: nothing occurs twice. */
async function expectOneOfEach(page: Page): Promise<void> {
  for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:title"]']) {
    await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  }
  await expect(page.locator('head link[rel="alternate"][hreflang]')).toHaveCount(languages.length + 1);
}

for (const path of allPaths) {
  test(`${path} says what it is, where it is found, and in which languages`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(product.url + path);
    await page.waitForLoadState('networkidle');
    const language = languageOf(path);
    const shown = mainAddress(path);
    const address = base + shown;

    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectOneOfEach(page);
    expect(await content(page, 'link[rel="canonical"]', 'href')).toBe(address);
    expect(await content(page, 'meta[property="og:url"]')).toBe(base + pathTo(pageAt(path) ?? 'home', language));
    expect(await content(page, 'meta[property="og:title"]')).toBe(await page.title());
    for (const other of languages) {
      const alternate = pathTo(pageAt(shown) ?? 'home', other);
      expect(await content(page, `link[hreflang="${other}"]`, 'href')).toBe(base + alternate);
    }

    const graph = await graphOf(page);
    const types = graph.map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining(['ProfessionalService', 'WebSite']));
    const company = graph.find((thing) => thing['@type'] === 'ProfessionalService');
    for (const field of ['name', 'url', 'logo', 'email', 'telephone', 'address', 'founder']) {
      expect(company?.[field], field).toBeTruthy();
    }
    if (path === pathTo('home', language)) {
      const faq = graph.find((thing) => thing['@type'] === 'FAQPage');
      const asked = (faq?.['mainEntity'] as { name: string }[] | undefined)?.map(({ name }) => name) ?? [];
      const read = await page.locator('#faq summary').allTextContents();
      expect(asked.length).toBeGreaterThan(4);
      expect(asked).toEqual(read.map((question) => question.trim()));
    } else if (shown !== pathTo('home', language)) {
      const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'] as {
        item: string;
      }[];
      expect(trail.map(({ item }) => item)).toEqual([base + pathTo('home', language), address]);
    }
    expect(violations).toEqual([]);
  });
}

test('titles and descriptions are different on every page', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of [...listed, ...hidden, ...documents]) {
    const html = await (await request.get(product.url + path)).text();
    expect(html.includes('<meta name="robots" content="noindex">'), path).toBe(hidden.includes(path));
    const said = [/<title>([^<]+)/, /name="description" content="([^"]+)/].map(
      (pattern) => pattern.exec(html)?.[1] ?? '',
    );
    for (const text of said) {
      expect(seen.get(text), `${path} and ${seen.get(text)} both say "${text}"`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('each page has its own picture for shared links, of the right size and light', async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of [...allPaths, ...documents]) {
    const html = await (await request.get(product.url + path)).text();
    pictures.add(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? path);
  }
  expect(pictures.size).toBe(2 * 9 + documents.length);
  for (const picture of pictures) {
    expect(picture).toContain(base);
    const answer = await request.get(localOf(picture));
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const bytes = await answer.body();
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height], picture).toEqual([1200, 630]);
    expect(bytes.length, picture).toBeLessThanOrEqual(100_000);
  }
});

test('the sitemap lists exactly the pages with an address of their own, and each answers', async ({ request }) => {
  const answer = await request.get(`${product.url}/sitemap.xml`);
  expect(answer.headers()['content-type']).toContain('xml');
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.toSorted()).toEqual([...listed, ...documents].map((path) => base + path).toSorted());
  for (const address of addresses) expect((await request.get(localOf(address))).status(), address).toBe(200);
});

test('robots.txt names the sitemap and closes nothing; llms.txt tells the service in both languages', async ({
  request,
}) => {
  const robots = await (await request.get(`${product.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${base}/sitemap.xml`);
  expect(robots).toContain('User-agent: *\nDisallow:\n');
  const llms = await request.get(`${product.url}/llms.txt`);
  expect(llms.headers()['content-type']).toContain('text/plain');
  for (const path of [...listed, ...documents]) expect(await llms.text()).toContain(`](${base}${path})`);
});

test('the back office is not to be listed', async ({ request }) => {
  const answer = await request.get(`${product.url}/admin`, { headers: { accept: 'text/html' } });
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex');
});

test('every icon is there, in the size it says', async ({ page, request }) => {
  for (const path of ['/cyprus-gids', '/en/cyprus-guide']) {
    await page.goto(product.url + path);
    const manifest = await request.get(product.url + (await content(page, 'link[rel="manifest"]', 'href')));
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { icons, start_url: start } = (await manifest.json()) as {
      icons: { src: string; sizes: string; purpose: string }[];
      start_url: string;
    };
    expect(start).toBe(pathTo('home', languageOf(path)));
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const scheme of ['light', 'dark']) {
      const selector = `meta[name="theme-color"][media*="${scheme}"]`;
      expect(await content(page, selector, 'content')).toMatch(/^#[\dA-F]{6}$/);
    }
    const touch = { src: await content(page, 'link[rel="apple-touch-icon"]', 'href'), sizes: '180x180' };
    for (const { src, sizes } of [...icons, touch]) {
      const { width, height } = await sharp(await (await request.get(product.url + src)).body()).metadata();
      expect(`${width}x${height}`, src ?? '').toBe(sizes);
    }
    for (const selector of ['link[rel="icon"][sizes]', 'link[rel="icon"][type="image/svg+xml"]']) {
      const icon = await request.get(product.url + (await content(page, selector, 'href')));
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  }
});
