import { Agent } from 'node:http';
import type { Engine } from '../../apps/server/src/adapters/sql/migrations/columnTypes.ts';
import type { Effort, FaultReport } from './fault.ts';
import { openPlace } from './place.ts';
import { othersOf, pause, quantile, sendSignUps, signUpOnce, type Answer } from './signUps.ts';

const times = 3;
const tickMs = 20;
const slowestMs = 3_000;
const backWithinMs = 2_000;
/** Most open requests: more is a fault. */
const mostOpen = 4_000;

/** Sends three times as many sign-ups as the server can process, at a fixed rate, without waiting for responses. */
export async function overload(engine: Engine, effort: Effort): Promise<FaultReport> {
  const place = await openPlace(engine);
  const broken: string[] = [];
  try {
    const { url } = await place.start();
    const before = sendSignUps({ url, visitors: 32 });
    await before.more(200, 'acknowledged');
    const startedAt = performance.now();
    await before.more(300, 'acknowledged');
    const perSecond = Math.round(300_000 / (performance.now() - startedAt));
    await before.stop();

    const agent = new Agent({ keepAlive: true });
    const answers: Answer[] = [];
    const acknowledged: string[] = [];
    const open = new Set<Promise<void>>();
    let sent = 0;
    const send = async () => {
      const email = `o${sent++}@fleet.example`;
      const answer = await signUpOnce(agent, url, email);
      answers.push(answer);
      if (answer.outcome === '200') acknowledged.push(email);
    };
    const beganAt = performance.now();
    for (let now = beganAt; now < beganAt + effort.overloadSeconds * 1_000; now = performance.now()) {
      const due = Math.round(((now - beganAt) / 1_000) * perSecond * times);
      for (let missing = Math.min(due - sent, mostOpen - open.size); missing > 0; missing--) {
        const one: Promise<void> = send().finally(() => open.delete(one));
        open.add(one);
      }
      await pause(tickMs);
    }
    const endedAt = performance.now();
    await Promise.all(open);
    const after = await signUpOnce(undefined, url, 'after@fleet.example');
    const backMs = Math.round(performance.now() - endedAt);
    agent.destroy();

    const others = othersOf(answers);
    for (const [outcome, amount] of Object.entries(others))
      if (outcome !== '503') broken.push(`${outcome} ${amount} times`);
    const p99 = quantile(answers, 0.99);
    if (p99 > slowestMs) broken.push(`p99 is ${p99} ms`);
    if (after.outcome !== '200' || backMs > backWithinMs) broken.push(`${after.outcome} ${backMs} ms after the load`);
    const all = [...before.acknowledged, ...acknowledged];
    return {
      fault: `${times} times the load`,
      engine,
      acknowledged: all.length,
      found: await place.countFound(all),
      others,
      broken,
      note: `${perSecond}/s alone, ${Math.round(sent / effort.overloadSeconds)}/s asked, p99 ${p99} ms, normal after ${backMs} ms`,
    };
  } finally {
    await place.remove();
  }
}
