import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { ensureChromium } from '../../scripts/install-chromium.ts';

/** A control that a visitor may press first, and the sign that its action is complete. */
interface Control {
  readonly name: string;
  /** Matches the control: the first visible element. */
  readonly selector: string;
  /** Part of its text, where the selector matches others too. */
  readonly says?: string;
  /** What is typed into its form before, by the field's name. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Runs in the page: whether the action is complete. */
  readonly isDone: string;
}

/** A served build with its name. */
export interface ServedBuild {
  readonly build: string;
  /** `http://127.0.0.1:4000` */
  readonly origin: string;
}

export interface InteractionResult {
  readonly page: string;
  readonly build: string;
  readonly control: string;
  /** From the touch to the first frame that shows a reaction: pressed, waiting or done. In ms, p75. */
  readonly answered: number;
  /** From the release to the frame in which the action is complete. In ms, p75. */
  readonly done: number;
  /** Largest contentful paint, in ms, median. */
  readonly lcp: number;
}

const dialogOpen = `document.querySelector('dialog:modal') !== null`;
const inView = (selector: string) =>
  `(() => { const { top } = document.querySelector('${selector}').getBoundingClientRect(); return top >= 0 && top < innerHeight; })()`;
const faultsShown = (form: string) => `document.querySelector('${form} [aria-invalid="true"]') !== null`;

const bars: Control = {
  name: 'menu',
  selector: '[data-menu], header nav > button[aria-haspopup="dialog"]',
  isDone: dialogOpen,
};
const contact: Control = { name: 'contact', selector: 'a[aria-haspopup="dialog"]', isDone: dialogOpen };
const footerContact: Control = {
  name: 'contact in the footer',
  selector: 'footer a[aria-haspopup="dialog"]',
  isDone: dialogOpen,
};

/** At least five controls per page. */
const controls: Readonly<Record<string, readonly Control[]>> = {
  '/': [
    contact,
    bars,
    {
      name: 'question',
      selector: '#faq details:not([open]) summary',
      isDone: `document.activeElement.closest('#faq details')?.open === true`,
    },
    footerContact,
    { name: 'send', selector: '#contact-form button[type="submit"]', isDone: faultsShown('#contact-form') },
    {
      name: 'send with a wrong address',
      selector: '#contact-form button[type="submit"]',
      typed: { name: 'Noor', email: 'noor@', message: 'Een vraag' },
      isDone: faultsShown('#contact-form'),
    },
  ],
  '/calculator': [
    bars,
    footerContact,
    {
      name: 'legal form',
      selector: 'label:has(input[value="bv"])',
      isDone: `/ bv,/.test(document.querySelector('[aria-label="Uitkomst"] > p').textContent)`,
    },
    {
      name: 'home',
      selector: 'label:has(input[value="nl"])',
      isDone: `document.querySelector('[data-answered="true"] table') !== null`,
    },
    {
      name: 'print',
      selector: 'main button',
      says: 'Print op',
      isDone: `document.documentElement.dataset.printed === ''`,
    },
  ],
  '/cyprus-gids': [
    { name: 'send', selector: 'form button[type="submit"]', isDone: faultsShown('form') },
    { name: 'name', selector: 'input[name="name"]', isDone: `document.activeElement?.name === 'name'` },
    { name: 'e-mail', selector: 'input[name="email"]', isDone: `document.activeElement?.name === 'email'` },
    { name: 'profession', selector: 'select', isDone: `document.activeElement?.name === 'profession'` },
    { name: 'to the form', selector: 'main a[href^="#"]', isDone: `location.hash !== ''` },
  ],
  '/contact': [
    { name: 'send', selector: 'dialog button[type="submit"]', isDone: faultsShown('dialog') },
    {
      name: 'close',
      selector: 'dialog:modal button:not([type="submit"])',
      isDone: `document.querySelector('dialog:modal') === null`,
    },
    { name: 'name', selector: 'dialog input[name="name"]', isDone: `document.activeElement?.name === 'name'` },
    { name: 'e-mail', selector: 'dialog input[name="email"]', isDone: `document.activeElement?.name === 'email'` },
    { name: 'message', selector: 'dialog textarea', isDone: `document.activeElement?.name === 'message'` },
  ],
  '/privacy': [
    bars,
    footerContact,
    { name: 'rights', selector: 'a[href$="#rights"]', isDone: inView('#rights') },
    { name: 'recipients', selector: 'a[href$="#recipients"]', isDone: inView('#recipients') },
    { name: 'statement', selector: 'main a[href^="#"]', isDone: `location.hash !== ''` },
  ],
};

export const interactionPages = Object.keys(controls);

interface Seen {
  readonly lcp: number;
  readonly answered: number;
  readonly done: number;
}

const seenOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'interaction') as Seen);

/** Delay after the largest paint, as for a visitor who has read the first lines. */
const readingMs = 2000;
/** Between the last question to the page, which is work for its processor, and the press. */
const aimingMs = 300;
const patienceMs = 8000;

/** Where the touch goes, in px of the window. */
interface Aim {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: scrolls the first visible element into view and waits for lazy layout near the window;
 * `window.findControl` finds it later, when a live form may have taken the place of the plain one. It runs in the page,
 * because a driver's own visibility check takes 100 ms of a slow processor.
 */
async function bringIntoView({ selector, says = '', typed = {} }: Omit<Control, 'name' | 'isDone'>): Promise<boolean> {
  const find = () =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        element.textContent.includes(says) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const control = find();
  if (control === undefined) return false;
  for (const [name, text] of Object.entries(typed)) {
    const field = control.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const turn = async () => {
    // After `scrollIntoView` Chromium does not keep what is in the window in its place while parts above it are laid
    // out; after a visitor's scroll, and after this one, it does.
    const { top, height } = control.getBoundingClientRect();
    window.scrollBy({ top: top + (height - innerHeight) / 2, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return control.getBoundingClientRect().y;
  };
  let [last, next] = [await turn(), await turn()];
  while (last !== next) [last, next] = [next, await turn()];
  Reflect.set(window, 'findControl', find);
  return true;
}

/** Runs in the page: where the control is now, or `null` when it has left the window. */
function aimed(): Aim | null {
  const control = (Reflect.get(window, 'findControl') as () => Element | undefined)();
  if (control === undefined) return null;
  const { x, y, width, height } = control.getBoundingClientRect();
  const aim = { x: x + Math.min(width / 2, 40), y: y + height / 2 };
  return aim.y > 0 && aim.y < innerHeight ? aim : null;
}

/** For how long a finger stays down. */
const tapMs = 70;

/** A touch that lasts as long as a finger's; the page's answers are not waited for. */
async function tap(devTools: CDPSession, aim: Aim): Promise<void> {
  const down = devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [aim] });
  await setTimeout(tapMs);
  await Promise.all([down, devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

/** `null` when the page has no such control. */
async function pressOnce(browser: Browser, url: string, control: Control): Promise<Seen | null> {
  const { name: _name, isDone, ...what } = control;
  const { selector } = what;
  const context = await browser.newContext({
    locale: 'nl-NL',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript({ path: path.join(import.meta.dirname, 'watchPress.js') });
    await page.addInitScript({ content: `window.isDone = () => ${isDone};` });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => !Number.isNaN((Reflect.get(window, 'interaction') as Seen).lcp));
    const { lcp } = await seenOn(page);
    // Visitors scroll, read and then press. A press right after this jump would measure what the jump renders.
    if (!(await page.evaluate(bringIntoView, what))) return null;
    const now = await page.evaluate(() => performance.now());
    await page.waitForTimeout(Math.max(0, lcp + readingMs - aimingMs - now));
    const aim = await page.evaluate(aimed);
    await page.waitForTimeout(aimingMs);
    if (aim === null) throw new Error(`${selector} has left the window of ${url} before it was pressed.`);
    await tap(devTools, aim);
    const finished = await page
      .waitForFunction(() => !Number.isNaN((Reflect.get(window, 'interaction') as Seen).done), null, {
        timeout: patienceMs,
      })
      .then(() => true)
      .catch(() => false);
    const seen = await seenOn(page);
    return { ...seen, lcp, done: finished ? seen.done : Number.POSITIVE_INFINITY };
  } finally {
    await context.close();
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const measured = (seen: readonly Seen[]) => ({
  answered: quantile(
    seen.map(({ answered, done }) => (Number.isNaN(answered) ? done : answered)),
    0.75,
  ),
  done: quantile(
    seen.map(({ done }) => done),
    0.75,
  ),
  lcp: quantile(
    seen.map(({ lcp }) => lcp),
    0.5,
  ),
});

/**
 * Presses each of a page's controls on a slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower. Several
 * builds are pressed alternately, so that they run under the same conditions; a build without a control has no row
 * for it.
 */
export async function measureInteractions(
  builds: readonly ServedBuild[],
  pages: readonly string[],
  runs: number,
): Promise<readonly InteractionResult[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const results: InteractionResult[] = [];
  try {
    for (const page of pages) {
      for (const control of controls[page] ?? []) {
        const seen = builds.map((): Seen[] => []);
        for (let run = 0; run < runs; run++) {
          for (const [at, { origin }] of builds.entries()) {
            const once = await pressOnce(browser, origin + page, control);
            if (once !== null) seen[at]?.push(once);
          }
        }
        for (const [at, { build }] of builds.entries()) {
          const own = seen[at] ?? [];
          if (own.length > 0) results.push({ page, control: control.name, build, ...measured(own) });
        }
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}
