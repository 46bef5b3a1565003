import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../../apps/server/src/testing/serverProcess.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { signUps, type Load } from './load.ts';

const connections = 32;
const many = 256;
const ms = 4_000;
/** Minimum acceptable share of the bare route's speed. */
const budgets = { sqlite: 0.5, postgres: 0.3 };
const p99Budget = 500;

interface Target {
  readonly url: string;
  stop(): Promise<unknown>;
}

async function startProduct(databaseUrl: string, folder: string): Promise<Target> {
  const server = startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    FORM_REQUESTS_PER_MINUTE: '1000000',
    // Mail has its own limits, so none is sent here.
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const url = await server.address();
  return {
    url,
    stop() {
      server.child.kill('SIGTERM');
      return server.exit;
    },
  };
}

async function startBare(databaseUrl: string): Promise<Target> {
  const child = fork(new URL('../../apps/server/src/testing/bareServer.ts', import.meta.url), [databaseUrl]);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      const exit = once(child, 'exit');
      child.disconnect();
      return exit;
    },
  };
}

const row = ({ perSecond, p50, p99, failed }: Load) => ({
  'a second': Math.round(perSecond),
  'p50 ms': Math.round(p50),
  'p99 ms': Math.round(p99),
  failed,
});

async function compare(engine: 'sqlite' | 'postgres', url: string | null, folder: string): Promise<boolean> {
  const product = await startProduct(url ?? '', folder);
  const bare = await startBare(url ?? `file:${path.join(folder, 'bare.db')}`);
  // Measure in one order and then in the reverse order, so that a machine that slows down affects both.
  const first = await signUps(product.url, connections, ms);
  const firstBare = await signUps(bare.url, connections, ms);
  const secondBare = await signUps(bare.url, connections, ms);
  const second = await signUps(product.url, connections, ms);
  const crowd = await signUps(product.url, many, ms);
  await product.stop();
  await bare.stop();
  const ratios = [first.perSecond / firstBare.perSecond, second.perSecond / secondBare.perSecond] as const;
  console.log(`\nSign-ups on ${engine}, ${connections} connections, beside a bare route that inserts one row durably`);
  console.table({
    'sign-ups, first': row(first),
    'bare, second': row(firstBare),
    'bare, first': row(secondBare),
    'sign-ups, second': row(second),
    [`sign-ups, ${many} connections`]: row(crowd),
  });
  console.log(
    `ratio ${ratios.map((ratio) => ratio.toFixed(2)).join(' and ')}, budget ${budgets[engine]}; ` +
      `p99 at ${many} connections ${Math.round(crowd.p99)} ms, budget ${p99Budget} ms`,
  );
  return Math.min(...ratios) >= budgets[engine] && crowd.p99 <= p99Budget && first.failed + second.failed === 0;
}

export async function benchSignUps(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fnc-bench-'));
  const postgres = await startPostgres(true);
  try {
    const isWell = await compare('sqlite', null, folder);
    return (await compare('postgres', postgres.url, folder)) && isWell;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
