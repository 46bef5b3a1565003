import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Effort, FaultReport } from './fault.ts';
import { msUntilHealthy, openPlace } from './place.ts';
import { othersOf, pause, sendSignUps } from './signUps.ts';

const heldMs = 3_000;

/** Another process holds the write lock of the SQLite file for some time. */
export async function lockHeld(effort: Effort): Promise<FaultReport> {
  const place = await openPlace('sqlite');
  const broken: string[] = [];
  let longestBackMs = 0;
  try {
    const { url } = await place.start();
    const signUps = sendSignUps({ url, visitors: effort.connections });
    const other = new DatabaseSync(path.join(place.dataDir, 'fnc.db'), { timeout: 5_000 });
    for (let round = 0; round < effort.rounds; round++) {
      await signUps.more(30, 'acknowledged');
      other.exec('begin immediate');
      await pause(heldMs);
      other.exec('rollback');
      const backMs = await msUntilHealthy(url);
      if (backMs === null) broken.push('the server did not come back');
      longestBackMs = Math.max(longestBackMs, backMs ?? 0);
    }
    other.close();
    await signUps.more(20, 'acknowledged');
    await signUps.stop();
    const others = othersOf(signUps.answers);
    for (const [outcome, times] of Object.entries(others))
      if (outcome !== '503') broken.push(`${outcome} ${times} times`);
    return {
      fault: 'lock held elsewhere',
      engine: 'sqlite',
      acknowledged: signUps.acknowledged.length,
      found: await place.countFound(signUps.acknowledged),
      others,
      broken,
      note: `held ${heldMs} ms, back after ${longestBackMs} ms`,
    };
  } finally {
    await place.remove();
  }
}
