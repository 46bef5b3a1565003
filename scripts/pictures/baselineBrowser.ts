import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baselines } from './store.ts';

const record = path.join(baselines, 'browser.json');

/** What decides how letters are drawn: the browser's build, and the machine's fonts for code and emoji. */
interface Renderer {
  readonly chromium: string;
  readonly fonts: string;
}

function versionOf(executable: string | undefined): string {
  if (executable === undefined) return 'unknown';
  const { stdout } = spawnSync(executable, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? 'unknown';
}

function machineFonts(): string {
  const families = ['monospace', 'emoji'].map(
    (kind) => spawnSync('fc-match', ['--format', '%{family}', kind], { encoding: 'utf8' }).stdout || 'unknown',
  );
  return families.join(', ');
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
  const here = { chromium: versionOf(executable), fonts: machineFonts() };
  const madeBy = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Renderer) : null;
  const same = madeBy?.chromium === here.chromium && madeBy.fonts === here.fonts;
  return { here, madeBy, exact: madeBy === null || same };
}

export const named = ({ chromium, fonts }: Renderer): string => `Chromium ${chromium} (${fonts})`;

export function recordBrowser(renderer: Renderer): void {
  mkdirSync(baselines, { recursive: true });
  writeFileSync(record, `${JSON.stringify(renderer, null, 2)}\n`);
}
