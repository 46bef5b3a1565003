// `npm run test:plays [-- <part of an id> …]` plays every story of the built Storybook (`npm run build:storybook`
// first) in the windows of its readers: a wide one and a phone's.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs } from './chromium.ts';
import { ensureChromium } from './install-chromium.ts';
import { root } from './staleness.ts';
import { failingPlays, type Story } from './verify/plays.ts';
import { serveFolder } from './verify/serveFolder.ts';

const folder = path.join(root, 'storybook-static');
const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Readonly<Record<string, Story>>;
};
const wanted = process.argv.slice(2);
const stories = Object.values(entries).filter(
  ({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
);
const { url, stop } = await serveFolder(folder);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
const { played, faults } = await failingPlays(browser, url, stories);
await browser.close();
await stop();
for (const fault of faults) console.error(fault);
console.log(`${played - faults.length} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
