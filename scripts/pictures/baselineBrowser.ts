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
  /** To the pixel is only fair with the same renderer: another one draws edges of letters a little differently. */
  readonly exact: boolean;
}

export function baselineBrowser(executable: string | undefined): BaselineBrowser {
  const here = { chromium: versionOf(executable) };
  const madeBy = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Renderer) : null;
  return { here, madeBy, exact: madeBy === null || madeBy.chromium === here.chromium };
}

export const named = ({ chromium }: Renderer): string => `Chromium ${chromium}`;

/**
 * What to say of a browser that did not make the pictures: for a person they are compared with tolerance, where a machine
 * decides that would let faults pass without a word. `null` when pictures are compared to the pixel.
 *
 * @throws where a machine decides
 */
export function toleranceNote({ here, madeBy, exact }: BaselineBrowser, machineDecides: boolean): string | null {
  if (exact || madeBy === null) return null;
  const fact = `Pictures were made by ${named(madeBy)}, here is ${named(here)}`;
  if (machineDecides)
    throw new Error(`${fact}: they cannot be compared to the pixel. Run npm run stories:update here.`);
  return `${fact}: compared with tolerance, not to the pixel.`;
}

export function recordBrowser(renderer: Renderer): void {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(record, `${JSON.stringify(renderer, null, 2)}\n`);
}
