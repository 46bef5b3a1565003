import { createFileApiClient } from '@fnc/domain/api';
import { createApiTemplateRepository } from '@fnc/domain/storage';
import { aNewTemplate } from '@fnc/domain/testing';
import { expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { clientOf } from '../../../testing/sharedServer.ts';
import { startTestServer } from '../../../testing/testServer.ts';

const dayMs = 86_400_000;

test.each(engines)('what was removed on $name is erased when its thirty days are over, not before', async (engine) => {
  const server = await startTestServer({ engine });
  const templates = createApiTemplateRepository(await clientOf(server));
  const [removed, living] = [await templates.add(aNewTemplate()), await templates.add(aNewTemplate())];
  await templates.remove(removed.id);
  await createFileApiClient(await clientOf(server)).addSamples();
  const amountOf = async (table: 'email_template' | 'file_change' | 'change' | 'erased_record') =>
    (await server.database.query.selectFrom(table).selectAll().execute()).length;
  const [before, told] = [await amountOf('email_template'), await amountOf('change')];
  server.clock.now += 29 * dayMs;
  await server.cleanUp();
  expect([await amountOf('email_template'), await amountOf('file_change')]).toEqual([before, 1]);
  server.clock.now += 2 * dayMs;
  await server.cleanUp();
  expect([await amountOf('email_template'), await amountOf('file_change')]).toEqual([before - 1, 0]);
  // Its id stays for as long as a backup may have it.
  expect(await server.database.query.selectFrom('erased_record').select(['noun', 'id']).execute()).toEqual([
    { noun: 'template', id: removed.id },
  ]);
  const later = createApiTemplateRepository(await clientOf(server));
  expect([await later.restore(removed.id), await later.findById(living.id)]).toMatchObject([null, { id: living.id }]);
  expect(await amountOf('change')).toBe(told);
  server.clock.now += 12 * 31 * dayMs;
  await server.cleanUp();
  expect(await amountOf('erased_record')).toBe(1);
  server.clock.now += 31 * dayMs;
  await server.cleanUp();
  expect(await amountOf('erased_record')).toBe(0);
  server.clock.now += 730 * dayMs;
  await server.cleanUp();
  expect(await amountOf('change')).toBe(0);
  await server.close();
});
