import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const record = path.resolve(import.meta.dirname, '../../.storybook/baselines/browser.json');

function versionOf(executable: string | undefined): string {
  if (executable === undefined) return 'unknown';
  const { stdout } = spawnSync(executable, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0] ?? 'unknown';
}

export interface BaselineBrowser {
  /** The browser that compares now. */
  here: string;
  /** The browser that made the pictures; `null` before the first ones. */
  madeBy: string | null;
  /** To the pixel is only fair with the same build: another one draws edges of letters a little differently. */
  exact: boolean;
}

export function baselineBrowser(executable: string | undefined): BaselineBrowser {
  const here = versionOf(executable);
  const madeBy = existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as { chromium: string }).chromium
    : null;
  return { here, madeBy, exact: madeBy === null || madeBy === here };
}

export function recordBrowser(version: string): void {
  writeFileSync(record, `${JSON.stringify({ chromium: version }, null, 2)}\n`);
}
