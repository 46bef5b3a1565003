import { launch } from 'chrome-launcher';
import { ensureChromium, ensureHeadlessShell } from '../../scripts/install-chromium.ts';

const flags = [
  // Dutch, because `/` redirects an English browser to `/en`.
  '--lang=nl-NL',
  '--accept-lang=nl-NL',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];

interface MeasuringBrowser {
  /** Its remote debugging port. */
  readonly port: number;
  kill(): void;
}

/**
 * The browser for Lighthouse: Chromium's headless shell. A full browser also renders its own windows; on two cores
 * that makes the page's tasks, which are measured, take two to twenty times their own time.
 */
export async function launchMeasuringBrowser(): Promise<MeasuringBrowser> {
  const shell = await ensureHeadlessShell();
  if (shell === undefined)
    console.error('No headless shell on this machine: a whole Chromium adds its own work to the times.');
  return launch({
    chromePath: shell ?? (await ensureChromium()),
    chromeFlags: shell === undefined ? ['--headless=new', ...flags] : flags,
  });
}
