import { sql } from 'kysely';
import { aLead } from '@fnc/domain/testing';
import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { listed, post, signUp } from '../../testing/requests.ts';
import { startTestServer } from '../../testing/testServer.ts';
import { toRow } from './leads/leadRows.ts';

const email = 'esmee@golfslag.example';

describe.each(engines)('bringing a lead back while its address signs up, on $name', (engine) => {
  test('either comes first, and an address stays one lead', async () => {
    const server = await startTestServer({ engine });
    const admin = await server.signIn();
    for (let index = 0; index < 10; index++) {
      const address = `v${index}@fleet.example`;
      await signUp(server, { email: address });
      const [lead] = await listed(server, `?search=${address}`);
      await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead?.id}`, headers: admin });
      const [restored, signedUp] = await Promise.all([
        post(server, `/api/fnc-leads/${lead?.id}/restore`, {}, admin),
        signUp(server, { email: address }),
      ]);
      expect([200, 409]).toContain(restored.statusCode);
      expect(signedUp.statusCode).toBe(200);
      expect(await listed(server, `?search=${address}`)).toHaveLength(1);
    }
    await server.close();
  });
});

/** SQLite has one writer at a time, so only PostgreSQL can be in the middle of both. */
describe.each(engines.filter(({ name }) => name === 'postgres'))('in the middle of a sign-up, on $name', (engine) => {
  test('the one who comes second hears that the address is in use', async () => {
    const server = await startTestServer({ engine });
    const admin = await server.signIn();
    const { query } = server.database;
    await signUp(server, { email });
    const [lead] = await listed(server);
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead?.id}`, headers: admin });
    const transaction = await query.startTransaction().execute();
    await transaction
      .insertInto('lead')
      .values({ ...toRow(aLead({ id: 'successor', email })), unsubscribed_at: null, deleted_at: null })
      .execute();
    const restoring = post(server, `/api/fnc-leads/${lead?.id}/restore`, {}, admin);
    const waiting = async () =>
      (
        await sql<{ waits: number }>`select count(*) as waits from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(query)
      ).rows[0]?.waits;
    // The check found no such address; the change now waits for the sign-up.
    const asked = Promise.resolve(restoring.then(({ statusCode }) => statusCode));
    await expect.poll(waiting).toBe(1);
    await transaction.commit().execute();
    expect(await asked).toBe(409);
    expect(await listed(server)).toMatchObject([{ id: 'successor' }]);
    await server.close();
  });
});
