import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baselines } from './store.ts';

const record = path.join(baselines, 'browser.json');

/** What decides how letters are drawn. All fonts are ours: those of the machine draw nothing in a story. */
interface Renderer {
  readonly chromium: string;
}

function versionOf(executable: string | undefined): string {
  if (executable === undefined) return 'unknown';
  const { stdout } = spawnSync(executable, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? 'unknown';
}

export interface BaselineBrowser {
  /** What compares now. */
  readonly here: Renderer;
  /** What made the pictures; `null` before the first ones. */
  readonly madeBy: Renderer | null;
}

/** `156.0.8078` of `156.0.8078.79`: what follows mends faults, often of security, within days. */
const buildOf = ({ chromium }: Renderer): string => chromium.split('.', 3).join('.');

/** Patches of one build draw alike; another build may draw edges of letters a little differently. */
export const isSameBuild = ({ here, madeBy }: BaselineBrowser): boolean =>
  madeBy === null || buildOf(madeBy) === buildOf(here);

export function baselineBrowser(executable: string | undefined): BaselineBrowser {
  const here = { chromium: versionOf(executable) };
  const madeBy = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Renderer) : null;
  return { here, madeBy };
}

export const named = ({ chromium }: Renderer): string => `Chromium ${chromium}`;

/**
 * To the pixel, in any browser, where a machine decides: tolerance would let faults pass without a word. For a person another build
 * compares with tolerance.
 */
export const comparesToThePixel = (browser: BaselineBrowser, machineDecides: boolean): boolean =>
  machineDecides || isSameBuild(browser);

/** What to say when another build than the one that made the pictures judges them; `null` when there is nothing to say. */
export function buildNote(browser: BaselineBrowser, machineDecides: boolean): string | null {
  const { here, madeBy } = browser;
  if (madeBy === null || isSameBuild(browser)) return null;
  const how = comparesToThePixel(browser, machineDecides)
    ? 'compared to the pixel all the same. Where letters differ everywhere, run npm run stories:update here.'
    : 'compared with tolerance, not to the pixel.';
  return `Pictures were made by ${named(madeBy)}, here is ${named(here)}: ${how}`;
}

export function recordBrowser(renderer: Renderer): void {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(record, `${JSON.stringify(renderer, null, 2)}\n`);
}
