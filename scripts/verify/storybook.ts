import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumArgs } from '../chromium.ts';
import { ensureChromium } from '../install-chromium.ts';
import { root } from '../staleness.ts';
import { baselineNames, differencesFromBaselines, extractStories } from './chromaticPictures.ts';
import { failingPlays, type Story } from './plays.ts';
import { serveFolder } from './serveFolder.ts';
import { both, executeWhole, type Outcome } from './step.ts';

const folder = path.join(root, 'storybook-static');

interface Visit {
  readonly name: string;
  readonly path: string;
  /** A selector in the frame that matches only when the page works. */
  readonly shows: string;
}

const visits: readonly Visit[] = [
  { name: 'the landing page', path: '', shows: '.sbdocs-content a[href*="path="]' },
  {
    name: 'a docs page',
    path: '?path=/docs/components-button--docs',
    shows: '#anchor--components-button--busy',
  },
  {
    name: 'a docs page in dark and English',
    path: '?path=/docs/foundations-colour--docs&globals=theme:dark;language:en',
    shows: 'html[data-theme="dark"] .sbdocs-content h1',
  },
  { name: 'a story', path: '?path=/story/components-button--primary', shows: '#storybook-root button' },
];

/** A warning of Storybook's own zoom menu (10.6), which we cannot fix. */
const storybooksOwn = /^The 'ariaLabel' prop on '\w+' will become mandatory in Storybook 11/;

/** Opens one page; returns its faults. */
async function visit(context: BrowserContext, base: string, { path: address, shows }: Visit): Promise<string[]> {
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => {
    const counts = ['error', 'warning'].includes(message.type()) && !storybooksOwn.test(message.text());
    if (counts) wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(base + address);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.locator(shows).first().waitFor();
    if (address === '') wrong.push(...(await deadLinks(frame.locator('a[href*="path="]').evaluateAll(hrefs))));
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
  }
  await page.close();
  return wrong;
}

const hrefs = (links: readonly (HTMLElement | SVGElement)[]) => links.map((link) => link.getAttribute('href') ?? '');

/** The index of the built Storybook, by id. */
function indexed(): Readonly<Record<string, Story>> {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Story>>;
  };
  return index.entries;
}

/** Links of the landing page to pages that this Storybook does not have. */
async function deadLinks(found: Promise<readonly string[]>): Promise<readonly string[]> {
  const entries = indexed();
  const links = await found;
  if (links.length === 0) return ['The landing page links to nothing.'];
  return links.flatMap((href) => {
    const id = /path=\/(?:docs|story)\/([\w-]+)/.exec(href)?.[1] ?? '';
    return Object.hasOwn(entries, id) ? [] : [`The landing page links to ${href}, which is not there.`];
  });
}

/** Serves the built folder like a static host, opens some pages in a browser and plays every story. */
async function openStorybook(): Promise<Outcome> {
  const { url, stop } = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const problems: string[] = [];
  for (const each of visits) {
    const wrong = await visit(context, url, each);
    if (wrong.length > 0) problems.push(`${each.name} (/${each.path}):\n  ${wrong.join('\n  ')}`);
  }
  const differences = differencesFromBaselines(await extractStories(context, url), baselineNames());
  if (differences.length > 0) problems.push(`Chromatic:\n  ${differences.join('\n  ')}`);
  const { played, faults } = await failingPlays(browser, url, Object.values(indexed()));
  await browser.close();
  await stop();
  const failed = problems.length;
  return both(
    { passed: visits.length + 1 - failed, failed, skipped: 0, output: problems.join('\n'), failures: problems },
    {
      passed: played - faults.length,
      failed: faults.length,
      skipped: 0,
      output: faults.join('\n'),
      failures: faults,
    },
  );
}

/** Builds Storybook as static files, opens it and plays its stories. */
export async function storybook(binary: string): Promise<Outcome> {
  const built = await executeWhole(binary, ['build', '--quiet', '--stats-json', '-o', 'storybook-static']);
  if (built.failed > 0) return built;
  const opened = await openStorybook();
  return { ...opened, passed: opened.passed + 1 };
}
