import { errorAnswerSchema } from '@fnc/domain/api';
import { expect, test } from 'vitest';
import { aMessage } from '../testing/requests.ts';
import { startTestServer } from '../testing/testServer.ts';

test('an internal error shows only an id, and the log has that id', async () => {
  const broken = await startTestServer();
  const headers = await broken.signIn();
  await broken.database.query.schema.dropTable('lead_event').execute();
  const answer = await broken.app.inject({ method: 'POST', url: '/api/contact', payload: aMessage(), headers });
  const body = errorAnswerSchema.parse(answer.json());
  expect([answer.statusCode, body.code, body.error]).toEqual([
    500,
    'internal_error',
    'Er ging iets mis op de server. Probeer het over een minuut opnieuw.',
  ]);
  expect(body.errorId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.body).not.toContain('lead_event');
  const line = broken.logged.find((logged) => logged.includes('request failed')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ errorId: body.errorId, err: { message: 'no such table: lead_event' } });
  await broken.close();
});
