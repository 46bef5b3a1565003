// Finds a Chromium for tests and pictures, or installs one: Playwright's own, else (as root on Debian) the
// distribution's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './staleness.ts';

// Without them, pictures of a bare machine lack glyphs where no web font is used: the book of the guide is an emoji.
const debianFonts = ['fonts-liberation', 'fonts-noto-color-emoji'];
const emojiFont = '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf';

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

/** Imported anew each time, because the module looks for browsers when it is loaded. */
const lookAgain = async () => (await import(`./chromium.ts?${Date.now()}`)) as typeof import('./chromium.ts');
const find = async (): Promise<string | undefined> => (await lookAgain()).chromiumPath;

function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  attempt('apt-get', ['update', '-qq'], 300_000);
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], 600_000);
}

/** @returns the browser's path. @throws with instructions when none is installed and none could be installed. */
export async function ensureChromium(): Promise<string> {
  const present = await find();
  if (present !== undefined) {
    if (!existsSync(emojiFont)) installPackages(debianFonts);
    return present;
  }
  console.log('No Chromium on this machine; installing one.');
  const cli = path.join(root, 'node_modules/playwright/cli.js');
  attempt(process.execPath, [cli, 'install', 'chromium'], 180_000);
  if ((await find()) === undefined) installPackages(['chromium', ...debianFonts]);
  const installed = await find();
  if (installed === undefined) {
    throw new Error('No Chromium could be installed. Install Chromium or Chrome and set CHROMIUM_PATH to its file.');
  }
  return installed;
}

/** @returns the path of the headless shell, installed if possible; undefined when there is none */
export async function ensureHeadlessShell(): Promise<string | undefined> {
  const present = (await lookAgain()).headlessShellPath;
  if (present !== undefined) return present;
  installPackages(['chromium-headless-shell']);
  return (await lookAgain()).headlessShellPath;
}

if (import.meta.main) console.log(await ensureChromium());
