// Builds both apps into apps/*/dist, each only when one of its sources has changed (`--force` builds anyway).
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from './compressFolder.ts';
import { keepingAssets } from './keepAssets.ts';
import { readSettings } from './readSettings.ts';
import { makeIfStale, root } from './staleness.ts';

/** Sources that only the site has. */
const ofSite = ['knowledge', 'guide/facts'];

const shared = [
  'package-lock.json',
  'packages/domain/src',
  'packages/ui/src',
  'scripts/lean-i18next.ts',
  'scripts/lean-icons.ts',
  'scripts/lean-styles.ts',
  'scripts/stable-component-ids.ts',
  'scripts/compressFolder.ts',
  'scripts/keepAssets.ts',
];

function viteBuild(app: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps', app),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Building apps/${app} failed.`))));
  });
}

export async function buildApps({ force = false } = {}): Promise<void> {
  for (const app of ['site', 'admin']) {
    const stamp = `apps/${app}/dist/.built`;
    if (force) rmSync(path.join(root, stamp), { force: true });
    const started = performance.now();
    // The pages of the site contain their public address.
    const settings = app === 'site' ? (process.env['PUBLIC_URL'] ?? '') : '';
    const build = async () => {
      const dist = path.join(root, 'apps', app, 'dist');
      await keepingAssets(dist, () => viteBuild(app));
      await compressFolder(dist);
    };
    const built = await makeIfStale(
      stamp,
      [...shared, `apps/${app}`, ...(app === 'site' ? ofSite : [])],
      build,
      settings,
    );
    if (built) console.log(`Built apps/${app} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
}

if (import.meta.main) {
  readSettings();
  await buildApps({ force: process.argv.includes('--force') });
}
