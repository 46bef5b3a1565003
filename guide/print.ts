import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@fnc/domain';
import type { Browser, Page } from 'playwright';
import { guideDocument } from './document.ts';
import { packPdf } from './pack-pdf.ts';

const styles = ['page', 'cover', 'text', 'tables', 'lists', 'figures', 'diagrams'].map(
  (name) => new URL(`styles/${name}.css`, import.meta.url).href,
);

/** A4 at 96 pixels to the inch, as the style sheets reckon. */
const sheet = { width: 794, height: 1123 } as const;
const spreadWidth = 1200;

/** The day the edition was made. A fixed one, so that the same sources give the same bytes. */
const editionDate = '20261120120000';

/** Opens an edition in the browser, fonts loaded, and cleans up behind itself. */
const withEdition = async <T>(
  browser: Browser,
  language: Language,
  deviceScaleFactor: number,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const file = join(tmpdir(), `fnc-guide-${language}-${process.pid}.html`);
  await writeFile(file, guideDocument(language, styles));
  const page = await browser.newPage({ deviceScaleFactor, viewport: { width: 2 * sheet.width, height: sheet.height } });
  try {
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    return await work(page);
  } finally {
    await page.close();
    await rm(file);
  }
};

export interface PageFit {
  readonly page: number;
  /** Pixels between the end of the text and the foot; negative when the text runs into it. */
  readonly room: number;
}

/** How much of every inner page is left, so that a longer sentence cannot silently fall off. */
const measure = (page: Page): Promise<PageFit[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sheet:not(.cover)')].map((element) => {
      const body = element.querySelector<HTMLElement>('.body');
      // Measured without the spread of the blocks over the page, which would hide what is left.
      body?.style.setProperty('justify-content', 'start');
      const last = [...(body?.children ?? [])].map((child) => child.getBoundingClientRect().bottom);
      const foot = element.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
      const wide = element.scrollWidth > element.clientWidth;
      const room = wide ? -1 : Math.round(foot - Math.max(...last));
      body?.style.removeProperty('justify-content');
      return { page: Number(element.id.slice(1)), room };
    }),
  );

/** Puts the edition's date in place of the clock's; the length stays, so the offsets in the file stay right. */
const withFixedDates = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf.toString('latin1').replaceAll(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${editionDate}`),
    'latin1',
  );

/** Prints an edition: tagged, with an outline from its headings. */
export const printEdition = (browser: Browser, language: Language): Promise<{ pdf: Buffer; fits: PageFit[] }> =>
  withEdition(browser, language, 1, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const fits = await measure(page);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    return { pdf: packPdf(withFixedDates(pdf)), fits };
  });

/** Pages 6 and 7 beside each other, as an open book. */
export const pictureSpread = (browser: Browser, language: Language): Promise<Buffer> =>
  withEdition(browser, language, spreadWidth / (2 * sheet.width), async (page) => {
    await page.addStyleTag({
      content: `#p6 { box-shadow: inset -34px 0 34px -34px var(--line-strong) }
        #p7 { box-shadow: inset 34px 0 34px -34px var(--line-strong) } body { display: flex } .sheet:not(#p6, #p7) { display: none }
        .sheet { flex: none; width: ${sheet.width}px; height: ${sheet.height}px }`,
    });
    return page.screenshot({ type: 'webp', quality: 34 });
  });
