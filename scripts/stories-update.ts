// `npm run stories:update [-- <part of a path> …]` updates the pictures of all stories, or of those named.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './install-chromium.ts';
import { baselineBrowser, isSameBuild, named, recordBrowser } from './pictures/baselineBrowser.ts';
import { root } from './staleness.ts';

const filters = process.argv.slice(2);
const chromium = await ensureChromium();
const browser = baselineBrowser(chromium);
const { here, madeBy } = browser;

if (filters.length > 0 && madeBy !== null && !isSameBuild(browser)) {
  console.error(
    `The other pictures were made by ${named(madeBy)}, here is ${named(here)}: renew all of them, without a filter.`,
  );
  process.exit(1);
}
if (filters.length === 0 || madeBy === null) recordBrowser(here);

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const args = ['run', '--config', 'vitest.stories.config.ts', '--update=all', ...filters];
const child = spawn(process.execPath, [vitest, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
