import type { Effort, FaultReport } from './fault.ts';
import { msUntilHealthy, openPlace, timedHealth } from './place.ts';
import { othersOf, pause, sendSignUps } from './signUps.ts';

/** Long enough that every visitor is affected, and that a time limit is reached. */
const lossMs = { away: 1_500, hang: 9_000 };
/** Callers of `/healthz` share a check for one second. */
const sharedCheckMs = 1_200;
/** Allowed statuses during and after the loss; a 503 must have a Retry-After. */
const mayBe: ReadonlySet<string> = new Set(['200', '503']);

/** PostgreSQL restarts or hangs while visitors sign up. */
export async function databaseLost(how: 'away' | 'hang', effort: Effort): Promise<FaultReport> {
  const place = await openPlace('postgres');
  const { postgres } = place;
  if (postgres === null) throw new Error('There is no PostgreSQL.');
  const broken: string[] = [];
  let longestBackMs = 0;
  let slowestHealthMs = 0;
  try {
    const { url, process } = await place.start();
    const signUps = sendSignUps({ url, visitors: effort.connections });
    for (let round = 0; round < effort.rounds; round++) {
      await signUps.more(50, 'acknowledged');
      if (how === 'away') await postgres.goAway();
      else postgres.hang();
      const health = await healthWithoutDatabase(url);
      slowestHealthMs = Math.max(slowestHealthMs, health.ms);
      if (health.status !== 503) broken.push(`/healthz said ${health.status} without a database`);
      await pause(lossMs[how]);
      if (how === 'away') await postgres.comeBack();
      else postgres.goOn();
      const backMs = await msUntilHealthy(url);
      if (backMs === null) broken.push('the server did not come back');
      longestBackMs = Math.max(longestBackMs, backMs ?? 0);
      if (process.child.exitCode !== null) broken.push(`the server ended with ${process.child.exitCode}`);
    }
    await signUps.more(50, 'acknowledged');
    await signUps.stop();
    if (slowestHealthMs > 2_000) broken.push(`/healthz took ${slowestHealthMs} ms`);
    for (const [outcome, times] of Object.entries(othersOf(signUps.answers)))
      if (!mayBe.has(outcome)) broken.push(`${outcome} ${times} times`);
    const silent = signUps.answers.filter(({ outcome, retryAfter }) => outcome === '503' && retryAfter === null).length;
    if (silent > 0) broken.push(`${silent} times 503 without Retry-After`);
    const lines = process
      .printed()
      .split('\n')
      .filter((line) => line.includes('the database does not answer')).length;
    const lossSeconds = (effort.rounds * (lossMs[how] + 3_000)) / 1_000;
    if (lines > lossSeconds * 2) broken.push(`${lines} lines in the log in ${lossSeconds} s`);
    process.child.kill('SIGTERM');
    if ((await process.exit) !== 0) broken.push('the server did not stop cleanly');
    return {
      fault: how === 'away' ? 'PostgreSQL stopped and started' : 'PostgreSQL hangs',
      engine: 'postgres',
      acknowledged: signUps.acknowledged.length,
      found: await place.countFound(signUps.acknowledged),
      others: othersOf(signUps.answers),
      broken,
      note: `back after ${longestBackMs} ms, /healthz ${slowestHealthMs} ms, ${lines} lines logged`,
    };
  } finally {
    await place.remove();
  }
}

/** The answer once the shared check of the time before the loss is no longer used. */
async function healthWithoutDatabase(url: string): ReturnType<typeof timedHealth> {
  const until = performance.now() + sharedCheckMs;
  for (;;) {
    const health = await timedHealth(url);
    if (health.status !== 200 || performance.now() >= until) return health;
    await pause(50);
  }
}
