// `npm run test:net [-- <part of a name>]` plants one fault after another and prints which of them the suite catches.
// Each is reverted; a killed run leaves one, which `git checkout` reverts.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './install-chromium.ts';
import { faults, type Fault } from './plant/faults.data.ts';
import { planted } from './plant/planted.ts';
import { root } from './staleness.ts';

const changed = spawnSync('git', ['status', '--porcelain', '--', 'packages'], { cwd: root, encoding: 'utf8' });
if (changed.stdout.trim() !== '') {
  console.error('Commit or stash what you changed in packages first: the faults are planted there.');
  process.exit(1);
}

const chromium = await ensureChromium();
const commandOf = (caughtBy: string): readonly string[] =>
  caughtBy === 'lint'
    ? ['node_modules/oxlint/bin/oxlint', '--deny-warnings']
    : ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stories.config.ts', caughtBy];

/** Returns the first failure, or `null` when nothing caught the fault. */
function complaintOver({ file, caughtBy, ...fault }: Fault): string | null {
  const at = path.join(root, file);
  const text = readFileSync(at, 'utf8');
  writeFileSync(at, planted(text, fault));
  try {
    const run = spawnSync(process.execPath, commandOf(caughtBy), {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CHROMIUM_PATH: chromium, CI: 'true' },
    });
    if (run.status === 0) return null;
    const output = `${run.stdout}\n${run.stderr}`;
    return /^.*(?:Error: |error|The picture ).*$/m.exec(output)?.[0].trim().slice(0, 160) ?? 'It failed.';
  } finally {
    writeFileSync(at, text);
  }
}

const wanted = process.argv[2] ?? '';
const chosen = faults.filter(({ name }) => name.includes(wanted));
let unseen = 0;
for (const fault of chosen) {
  const complaint = complaintOver(fault);
  if (complaint === null) unseen += 1;
  console.log(`${complaint === null ? 'NOT CAUGHT' : 'caught'}  ${fault.name}\n    ${complaint ?? fault.caughtBy}`);
}
console.log(`${chosen.length - unseen} of ${chosen.length} caught.`);
process.exitCode = unseen === 0 ? 0 : 1;
