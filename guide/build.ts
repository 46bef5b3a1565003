import { mkdir, writeFile } from 'node:fs/promises';
import { languages } from '@fnc/domain';
import { chromium } from 'playwright';
import { getDocumentProxy } from 'unpdf';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import { cutFonts } from './cut-fonts.ts';
import { pdfNames } from './document.ts';
import { pictureSpread, printEdition } from './print.ts';
import { sourceHash } from './source-hash.ts';

/** Minimum room between the last line and the foot, in pixels. */
const leastRoom = 18;
const output = new URL('../apps/site/public/guide/', import.meta.url);

const kilobytes = (bytes: Buffer): string => `${Math.round(bytes.length / 1024)} KB`;

await cutFonts();
await mkdir(output, { recursive: true });
const browser = await chromium.launch({
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: [...chromiumArgs],
});
const pages: Record<string, number> = {};
const tooFull: string[] = [];
try {
  for (const language of languages) {
    const { pdf, fits } = await printEdition(browser, language);
    const spread = await pictureSpread(browser, language);
    await writeFile(new URL(pdfNames[language], output), pdf);
    await writeFile(new URL(`spread-${language}.webp`, output), spread);
    pages[pdfNames[language]] = (await getDocumentProxy(new Uint8Array(pdf))).numPages;
    tooFull.push(
      ...fits.filter(({ room }) => room < leastRoom).map(({ page, room }) => `${language} page ${page}: ${room} px`),
    );
    console.log(`${pdfNames[language]}: ${kilobytes(pdf)}, spread ${kilobytes(spread)}`);
    console.log(`  room left per page: ${fits.map(({ page, room }) => `${page}: ${room}`).join(', ')}`);
  }
} finally {
  await browser.close();
}
if (tooFull.length > 0) throw new Error(`Text runs out of its page. Shorten it: ${tooFull.join('; ')}`);
const manifest = { sourceHash: sourceHash(), pages };
await writeFile(new URL('guide.manifest.json', import.meta.url), `${JSON.stringify(manifest, null, 2)}\n`);
