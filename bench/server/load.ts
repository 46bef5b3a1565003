import { Agent, request } from 'node:http';
import { aSignUp } from '../../apps/server/src/testing/requests.ts';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 200, and broken connections. */
  readonly failed: number;
}

let visitor = 0;

function signUp(agent: Agent, url: string): Promise<boolean> {
  visitor += 1;
  const body = JSON.stringify(aSignUp({ email: `visitor${visitor}@fleet.example`, page: '/' }));
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const sent = request(`${url}/api/fnc-subscribe`, { agent, method: 'POST', headers }, (response) => {
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
      response.resume();
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

/** Signs visitors up over this many connections for `ms`; the first half second is not counted. */
export async function signUps(url: string, connections: number, ms: number): Promise<Load> {
  const began = performance.now() + 500;
  const endsAt = began + ms;
  const took: number[] = [];
  let failed = 0;
  const connection = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < endsAt) {
      const asked = performance.now();
      const isTaken = await signUp(agent, url);
      if (!isTaken) failed += 1;
      if (asked >= began) took.push(performance.now() - asked);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: took.length / seconds, p50: percentile(took, 0.5), p99: percentile(took, 0.99), failed };
}
