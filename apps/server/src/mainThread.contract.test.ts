import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { get, listed, signUp } from './testing/requests.ts';
import { startTestServer, type TestServer } from './testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('during one long read statement, pages, sign-ups and the console are answered', async () => {
  const order: string[] = [];
  const counting = sql`select count(*) from
    (with recursive n (i) as (select 1 union all select i + 1 from n where i < 10000000) select i from n)`
    .execute(server.database.query)
    .then(() => order.push('the long one'));
  expect((await get(server, '/healthz')).statusCode).toBe(200);
  order.push('health');
  expect((await signUp(server)).statusCode).toBe(200);
  order.push('sign-up');
  expect(await listed(server)).toHaveLength(1);
  order.push('list');
  await counting;
  expect(order).toEqual(['health', 'sign-up', 'list', 'the long one']);
});

test('while long read statements occupy every reader, the site is answered', async () => {
  const order: string[] = [];
  const counting = Array.from({ length: 5 }, () =>
    sql`select count(*) from
      (with recursive n (i) as (select 1 union all select i + 1 from n where i < 4000000) select i from n)`
      .execute(server.database.query)
      .then(() => order.push('a long one')),
  );
  expect((await get(server, '/healthz')).statusCode).toBe(200);
  order.push('health');
  expect((await signUp(server)).statusCode).toBe(200);
  order.push('sign-up');
  await Promise.all(counting);
  expect(order.slice(0, 2)).toEqual(['health', 'sign-up']);
});

test('while another process holds the lock, only writes wait for it', async () => {
  const authorization = await server.signIn();
  const other = new DatabaseSync(server.databaseUrl.slice('file:'.length));
  other.exec('begin immediate');
  const order: string[] = [];
  const signingUp = signUp(server).then(({ statusCode }) => order.push(`sign-up ${statusCode}`));
  expect((await get(server, '/livez')).statusCode).toBe(200);
  order.push('alive');
  expect((await get(server, '/healthz')).statusCode).toBe(503); // it cannot write
  expect((await get(server, '/api/admin/status', authorization)).statusCode).toBe(200);
  order.push('dashboard');
  order.push('released');
  other.exec('rollback');
  other.close();
  await signingUp;
  expect(order).toEqual(['alive', 'dashboard', 'released', 'sign-up 200']);
});
