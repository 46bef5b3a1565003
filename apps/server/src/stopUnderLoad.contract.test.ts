import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { engines } from './testing/engines.ts';
import { aSignUp } from './testing/requests.ts';
import { startServerProcess } from './testing/serverProcess.ts';

const rounds = 3;
const connections = 40;
const answersBeforeStop = 150;

type Outcome = number | string;

function signUp(agent: Agent, url: string, index: number): Promise<Outcome> {
  const body = JSON.stringify(aSignUp({ email: `v${index}@fleet.example` }));
  return new Promise((resolve) => {
    const sent = request(
      `${url}/api/fnc-subscribe`,
      {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.on('error', () => resolve('answer broken off'));
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(body);
  });
}

describe.each(engines)('SIGTERM under load on $name', (engine) => {
  test('every accepted request is answered, and none is reset', { timeout: 120_000 }, async () => {
    for (let round = 0; round < rounds; round++) {
      const empty = await engine.create();
      const folder = mkdtempSync(path.join(tmpdir(), 'fnc-stop-'));
      const server = startServerProcess({
        DATA_DIR: folder,
        DATABASE_URL: empty.url,
        LOG_LEVEL: 'silent',
        FORM_REQUESTS_PER_MINUTE: '1000000',
        // Mail has work and limits of its own.
        SMTP_URL: 'smtp://127.0.0.1:1',
      });
      const url = await server.address();
      const outcomes: Outcome[] = [];
      let next = 0;
      const client = async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (;;) {
          const outcome = await signUp(agent, url, (next += 1));
          outcomes.push(outcome);
          if (outcomes.length === answersBeforeStop) server.child.kill('SIGTERM');
          // Refused: another server would accept this connection.
          if (typeof outcome === 'string') break;
        }
        agent.destroy();
      };
      await Promise.all(Array.from({ length: connections }, client));
      expect(new Set(outcomes)).toEqual(new Set([200, 'ECONNREFUSED']));
      expect([await server.exit, server.printed().includes('did not stop')]).toEqual([0, false]);
      rmSync(folder, { recursive: true });
      await empty.drop();
    }
  });
});
