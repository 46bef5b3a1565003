// Finds a Chromium for tests and pictures, or installs one: Playwright's own, else (as root on Debian) the distribution's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './staleness.ts';

// Fonts too: without them the pictures of a bare machine have holes where no web font is used.
const debianPackages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'];

function attempt(command: string, args: readonly string[], timeout: number): boolean {
  console.log(`  ${path.basename(command)} ${args.join(' ')}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: environment,
  });
  return result.status === 0;
}

async function find(): Promise<string | undefined> {
  // A fresh import each time: the list is looked up when the module is read.
  const { chromiumPath } = (await import(`./chromium.ts?${Date.now()}`)) as typeof import('./chromium.ts');
  return chromiumPath;
}

/** @returns the browser's file. @throws when none is there and none could be installed, with what to do. */
export async function ensureChromium(): Promise<string> {
  const present = await find();
  if (present !== undefined) return present;
  console.log('No Chromium on this machine; installing one.');
  const cli = path.join(root, 'node_modules/playwright/cli.js');
  attempt(process.execPath, [cli, 'install', 'chromium'], 180_000);
  if ((await find()) === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq'], 300_000);
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages], 600_000);
  }
  const installed = await find();
  if (installed === undefined) {
    throw new Error('No Chromium could be installed. Install Chromium or Chrome and set CHROMIUM_PATH to its file.');
  }
  return installed;
}

if (import.meta.main) console.log(await ensureChromium());
