import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baselines } from './store.ts';

const record = path.join(baselines, 'browser.json');

/** Decides how glyphs are rendered. Stories use only our own fonts, none of the machine's. */
interface Renderer {
  readonly chromium: string;
}

function versionOf(executable: string | undefined): string {
  if (executable === undefined) return 'unknown';
  const { stdout } = spawnSync(executable, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? 'unknown';
}

export interface BaselineBrowser {
  /** The renderer that compares now. */
  readonly here: Renderer;
  /** The renderer of the baselines; `null` before the first ones. */
  readonly madeBy: Renderer | null;
}

/** `156.0.8078` of `156.0.8078.79`: the rest counts patches, often for security, within days. */
const buildOf = ({ chromium }: Renderer): string => chromium.split('.', 3).join('.');

/** Patches of one build render alike; another build may render the edges of glyphs differently. */
export const isSameBuild = ({ here, madeBy }: BaselineBrowser): boolean =>
  madeBy === null || buildOf(madeBy) === buildOf(here);

export function baselineBrowser(executable: string | undefined): BaselineBrowser {
  const here = { chromium: versionOf(executable) };
  const madeBy = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Renderer) : null;
  return { here, madeBy };
}

export const named = ({ chromium }: Renderer): string => `Chromium ${chromium}`;

/**
 * In CI always to the pixel, because tolerance would hide faults. On a developer's machine another build compares with
 * tolerance.
 */
export const comparesToThePixel = (browser: BaselineBrowser, machineDecides: boolean): boolean =>
  machineDecides || isSameBuild(browser);

/** A note for a run with another build than that of the baselines; `null` for the same build. */
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
