import { Agent, request } from 'node:http';
import { aSignUp } from '../../apps/server/src/testing/requests.ts';

export interface Answer {
  /** HTTP status, or error code of the connection. */
  readonly outcome: string;
  readonly retryAfter: string | null;
  readonly milliseconds: number;
}

export interface SignUps {
  /** Addresses of the acknowledged sign-ups so far. */
  readonly acknowledged: readonly string[];
  readonly answers: readonly Answer[];
  /** Resolves after this many more answers or acknowledged sign-ups. Rejects after a minute, with what came instead. */
  more(amount: number, kind?: 'answers' | 'acknowledged'): Promise<void>;
  /** Lets running sign-ups finish. */
  stop(): Promise<void>;
}

interface Visitors {
  readonly url: string;
  /** Number of visitors; each sends one sign-up after the other. */
  readonly visitors: number;
  /** Pause after a failed sign-up, so that refusals do not outnumber the losses. */
  readonly pauseMs?: number;
}

/** Far longer than any fault lasts. */
const patienceMs = 60_000;

let runs = 0;

export function sendSignUps({ url, visitors, pauseMs = 20 }: Visitors): SignUps {
  const run = (runs += 1);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const acknowledged: string[] = [];
  const answers: Answer[] = [];
  const watchers = new Set<() => void>();
  const stop = new AbortController();
  let next = 0;

  const visit = async () => {
    while (!stop.signal.aborted) {
      const email = `v${run}-${next++}@fleet.example`;
      const answer = await signUpOnce(agent, url, email);
      answers.push(answer);
      if (answer.outcome === '200') acknowledged.push(email);
      for (const look of watchers) look();
      if (answer.outcome !== '200') await pause(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));

  return {
    acknowledged,
    answers,
    more(amount, kind = 'answers') {
      const counted = kind === 'answers' ? answers : acknowledged;
      const [before, answered] = [counted.length, answers.length];
      return new Promise((resolve, reject) => {
        const look = () => {
          if (counted.length < before + amount) return;
          end();
          resolve();
        };
        const patience = setTimeout(() => {
          end();
          const others = JSON.stringify(othersOf(answers.slice(answered)));
          reject(
            new Error(`Only ${counted.length - before} of ${amount} ${kind} came in a minute; others: ${others}.`),
          );
        }, patienceMs);
        const end = () => {
          clearTimeout(patience);
          watchers.delete(look);
        };
        watchers.add(look);
      });
    },
    async stop() {
      stop.abort();
      await all;
      agent.destroy();
    },
  };
}

export function signUpOnce(agent: Agent | undefined, url: string, email: string): Promise<Answer> {
  const body = JSON.stringify(aSignUp({ email }));
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const answer = (outcome: string, retryAfter: string | null = null) =>
      resolve({ outcome, retryAfter, milliseconds: performance.now() - startedAt });
    const sent = request(
      `${url}/api/fnc-subscribe`,
      {
        ...(agent === undefined ? {} : { agent }),
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.on('error', () => answer('broken off'));
        response.on('end', () => answer(String(response.statusCode), response.headers['retry-after'] ?? null));
        response.resume();
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => answer(error.code ?? error.message));
    sent.end(body);
  });
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Number of answers per outcome, except acknowledged ones. */
export function othersOf(answers: readonly Answer[]): Record<string, number> {
  const others: Record<string, number> = {};
  for (const { outcome } of answers) if (outcome !== '200') others[outcome] = (others[outcome] ?? 0) + 1;
  return others;
}

/** @param share 0.99 for p99 */
export function quantile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
