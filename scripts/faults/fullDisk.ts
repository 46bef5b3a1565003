import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Effort, FaultReport } from './fault.ts';
import { msUntilHealthy, openPlace, password, timedHealth } from './place.ts';
import { othersOf, pause, sendSignUps } from './signUps.ts';

/** Room for the sign-ups of the whole fault, at some thousands a second: only the filler may fill it. */
const diskBytes = 128 * 1024 * 1024;

/** Whether this process may mount a small disk: only root on Linux may. */
export const mayMakeDisks = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

/** Mounts a small disk, in memory. */
function makeDisk(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes},mode=0700`, 'tmpfs', folder]);
  if (mounted.status !== 0) throw new Error(`No small disk could be made: ${mounted.stderr.toString()}`);
  return {
    folder,
    remove() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const filler = (folder: string) => path.join(folder, 'filler');

function fill(folder: string): void {
  const block = Buffer.alloc(4_096, 1);
  for (let { bavail, bsize } = statfsSync(folder); bavail > 0; bavail -= block.length / bsize) {
    try {
      appendFileSync(filler(folder), block);
    } catch {
      return; // the disk is full
    }
  }
}

/** Fills the remaining space of the write-ahead log, so that not even a single row can be written. */
function exhaustLog(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    database.exec('pragma wal_autocheckpoint = 0');
    for (;;) database.exec("update secret set created_at = hex(randomblob(12)) where name = 'health'");
  } catch {
    // the disk is full
  } finally {
    database.close();
  }
}

const signIn = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });

async function statusOf(url: string, token: string): Promise<number> {
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** The disk becomes full while visitors sign up; the owner signs in, space is freed, and sign-ups succeed again. */
export async function fullDisk(effort: Effort): Promise<FaultReport> {
  const disk = makeDisk();
  const place = await openPlace('sqlite', disk.folder);
  const broken: string[] = [];
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) broken.push(`${what}: ${String(found)}, not ${String(wanted)}`);
  };
  let longestBackMs = 0;
  try {
    const { url, process } = await place.start();
    const signUps = sendSignUps({ url, visitors: effort.connections });
    for (let round = 0; round < effort.rounds; round++) {
      await signUps.more(30, 'acknowledged');
      fill(disk.folder);
      while (signUps.answers.at(-1)?.outcome !== '503') await signUps.more(1);
      exhaustLog(path.join(disk.folder, 'fnc.db'));
      await pause(1_000);
      expect('/healthz', (await timedHealth(url)).status, 503);
      expect('/livez', (await fetch(`${url}/livez`)).status, 200);
      const signedIn = await signIn(url);
      expect('the sign-in', signedIn.status, 200);
      const { token = '' } = (await signedIn.json()) as { token?: string };
      expect('the session', await statusOf(`${url}/api/auth/verify`, token), 200);
      rmSync(filler(disk.folder));
      const backMs = await msUntilHealthy(url);
      expect('back', backMs !== null, true);
      longestBackMs = Math.max(longestBackMs, backMs ?? 0);
    }
    await signUps.more(20, 'acknowledged');
    await signUps.stop();
    for (const [outcome, times] of Object.entries(othersOf(signUps.answers)))
      if (outcome !== '503') broken.push(`${outcome} ${times} times`);
    process.child.kill('SIGTERM');
    expect('the exit code', await process.exit, 0);
    return {
      fault: 'full disk',
      engine: 'sqlite',
      acknowledged: signUps.acknowledged.length,
      found: await place.countFound(signUps.acknowledged),
      others: othersOf(signUps.answers),
      broken,
      note: `signed in meanwhile, back after ${longestBackMs} ms`,
    };
  } finally {
    await place.remove();
    disk.remove();
  }
}
