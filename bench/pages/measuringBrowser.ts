import { launch } from 'chrome-launcher';
import { ensureChromium, ensureHeadlessShell } from '../../scripts/install-chromium.ts';

const flags = [
  // Dutch: from `/` an English browser is led to `/en`.
  '--lang=nl-NL',
  '--accept-lang=nl-NL',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];

interface MeasuringBrowser {
  /** Of its remote debugging. */
  readonly port: number;
  kill(): void;
}

/**
 * What Lighthouse drives: Chromium's headless shell. A whole browser draws windows of its own beside the page; on two cores
 * it holds up the page's tasks for two to twenty times the work that is in them, and those are what is measured.
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
