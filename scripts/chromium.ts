import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
];

const thatIsThere = (files: readonly (string | undefined)[]) =>
  files.find((file) => file !== undefined && file !== '' && existsSync(file));

/** The browser for tests, pictures and the guide; undefined when none is installed (see install-chromium.ts). */
export const chromiumPath = thatIsThere(candidates);

/** The same engine without windows, menus and profiles, which leaves the processor to the measured page. */
export const headlessShellPath = thatIsThere([process.env['HEADLESS_SHELL_PATH'], '/usr/bin/chromium-headless-shell']);

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // The same glyphs and colours on every machine, so that pictures are comparable.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // No network traffic of its own: no updates, no hints, no field trials.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
] as const;
