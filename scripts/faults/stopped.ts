import type { Engine } from '../../apps/server/src/adapters/sql/migrations/columnTypes.ts';
import type { Effort, FaultReport } from './fault.ts';
import { openPlace } from './place.ts';
import { othersOf, sendSignUps, type Answer } from './signUps.ts';

/** The server is asked to stop during sign-ups: it must not interrupt any. */
export async function stopped(engine: Engine, effort: Effort): Promise<FaultReport> {
  const place = await openPlace(engine);
  const acknowledged: string[] = [];
  const answers: Answer[] = [];
  const broken: string[] = [];
  try {
    for (let round = 0; round < effort.rounds; round++) {
      const { url, process } = await place.start();
      const signUps = sendSignUps({ url, visitors: effort.connections });
      await signUps.more(40 + 7 * round, 'acknowledged');
      process.child.kill('SIGTERM');
      const code = await process.exit;
      if (code !== 0) broken.push(`the server ended with ${code}`);
      await signUps.stop();
      acknowledged.push(...signUps.acknowledged);
      answers.push(...signUps.answers);
    }
    const others = othersOf(answers);
    // After the server has stopped, new connections are refused; no accepted request is cut off.
    for (const [outcome, times] of Object.entries(others))
      if (outcome !== 'ECONNREFUSED') broken.push(`${outcome} ${times} times`);
    return {
      fault: 'SIGTERM',
      engine,
      acknowledged: acknowledged.length,
      found: await place.countFound(acknowledged),
      others,
      broken,
      note: `${effort.rounds} times`,
    };
  } finally {
    await place.remove();
  }
}
