import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { brand, languages, type Language } from '@fnc/domain';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideText, pageTitles, pdfNames } from './document.ts';
import { sources } from './facts/sources.data.ts';
import manifest from './guide.manifest.json' with { type: 'json' };
import { sourceHash } from './source-hash.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
interface PdfLink {
  readonly url?: string;
  readonly dest?: string | readonly unknown[];
}

const pageCount = 13;
const a4 = { width: 595, height: 842 } as const;
const mostBytes = 400 * 1024;

const bytesOf = (language: Language): Buffer =>
  readFileSync(new URL(`../apps/site/public/guide/${pdfNames[language]}`, import.meta.url));

const linksOn = async (pdf: Pdf, page: number): Promise<readonly PdfLink[]> => {
  const annotations: readonly (PdfLink & { readonly subtype: string })[] = await (
    await pdf.getPage(page)
  ).getAnnotations();
  return annotations.filter(({ subtype }) => subtype === 'Link');
};

const allLinks = async (pdf: Pdf): Promise<readonly PdfLink[]> =>
  (await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => linksOn(pdf, index + 1)))).flat();

/** The page number of a link inside the document, from 1; undefined when its target does not exist. */
const targetOf = async (pdf: Pdf, dest: PdfLink['dest']): Promise<number | undefined> => {
  const place: readonly unknown[] | null = typeof dest === 'string' ? await pdf.getDestination(dest) : (dest ?? null);
  const reference = place?.[0];
  if (typeof reference !== 'object' || reference === null) return undefined;
  return (await pdf.getPageIndex(reference as { num: number; gen: number })) + 1;
};

/** The small objects of the file (including fonts), which are in compressed groups. */
const smallObjects = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/\/Type \/ObjStm[^>]*>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n');

type Tag = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getStructTree']>>;

/** The tags of a page in reading order. */
const rolesIn = (tag: Tag): readonly string[] => [
  tag.role,
  ...tag.children.flatMap((child) => ('role' in child ? rolesIn(child) : [])),
];

test('the PDFs are printed from the sources as they are now', () => {
  expect(manifest.sourceHash, 'The guide has changed since it was printed: run npm run build:guide').toBe(sourceHash());
});

describe.each(languages)('the guide in %s', (language) => {
  let pdf: Pdf;
  beforeAll(async () => {
    pdf = await getDocumentProxy(new Uint8Array(bytesOf(language)));
  });

  test('has 13 pages of A4', async () => {
    expect(pdf.numPages).toBe(pageCount);
    expect(manifest.pages[pdfNames[language] as keyof typeof manifest.pages]).toBe(pageCount);
    for (let page = 1; page <= pageCount; page++) {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
      expect([Math.round(width), Math.round(height)]).toEqual([a4.width, a4.height]);
    }
  });

  test('is light enough to mail', () => expect(bytesOf(language).length).toBeLessThan(mostBytes));

  test('is tagged, and says its title and language', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: guideText[language].frame.documentTitle, Language: language });
  });

  test('is one heading and at least one figure or table a page, for a screen reader too', async () => {
    for (let page = 2; page <= pageCount; page++) {
      const roles = rolesIn(await (await pdf.getPage(page)).getStructTree());
      expect([page, roles.filter((role) => role === 'H1').length]).toEqual([page, 1]);
      const drawn = roles.filter((role) => role === 'Table' || role === 'Caption').length;
      expect([page, drawn > 0]).toEqual([page, true]);
    }
  });

  test('has every page title in its outline', async () => {
    const outline = (await pdf.getOutline()) as readonly { title: string; dest: PdfLink['dest'] }[];
    expect(outline.map(({ title }) => title)).toEqual(pageTitles(guideText[language]));
    const pages = await Promise.all(outline.map(({ dest }) => targetOf(pdf, dest)));
    expect(pages).toEqual(Array.from({ length: pageCount }, (_, index) => index + 1));
  });

  test('embeds real fonts, and no others than the two families', () => {
    const objects = smallObjects(bytesOf(language));
    const kinds = new Set(
      [...objects.matchAll(/\/Subtype \/(Type[013]|CIDFontType[02]|TrueType|MMType1)\b/g)].map(([, kind]) => kind),
    );
    expect(kinds).toEqual(new Set(['CIDFontType2', 'Type0']));
    const names = [...objects.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['Inter', 'Fraunces']));
    expect([...objects.matchAll(/\/FontFile2 /g)]).toHaveLength(names.length);
  });

  test('links inside lead somewhere, the contents list to each page', async () => {
    for (const { dest } of (await allLinks(pdf)).filter(({ url }) => !url)) {
      expect(await targetOf(pdf, dest), JSON.stringify(dest)).toBeDefined();
    }
    const targets = await Promise.all((await linksOn(pdf, 2)).map(({ dest }) => targetOf(pdf, dest)));
    for (let page = 3; page <= pageCount; page++) expect(targets).toContain(page);
  });

  test('links outside go to public bodies and to the publisher only', async () => {
    const urls = (await allLinks(pdf)).flatMap(({ url }) => url ?? []);
    const known = new Set([
      ...sources.flatMap((source) => ('href' in source ? new URL(source.href).host : [])),
      brand.domain,
    ]);
    const away = urls.filter((url) => url.startsWith('http') && !known.has(new URL(url).host));
    expect(away).toEqual([]);
    expect(urls).toContain(`mailto:${brand.sender.email}`);
    expect(urls).toContain(`https://${brand.domain}${language === 'nl' ? '/privacy' : '/en/privacy'}`);
    const named = sources.flatMap((source) => ('href' in source ? source.href : []));
    expect(named.filter((href) => !urls.includes(href))).toEqual([]);
  });
});
