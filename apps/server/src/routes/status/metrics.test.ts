import { afterEach, expect, test } from 'vitest';
import { get, post, signUp } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const token = 'a-token-of-the-tests-alone';
const bearer = { authorization: `Bearer ${token}` };

let server: TestServer;
afterEach(() => server.close());

test('GET /metrics shows the metrics for the token', async () => {
  server = await startTestServer({ metricsToken: token });
  await signUp(server);
  await server.outboxWorker.settled();
  await post(server, '/api/auth/login', { username: 'admin', password: 'wrong' });
  await get(server, '/api/fnc-leads/of-somebody');
  await server.cleanUp();
  const answer = await get(server, '/metrics', bearer);
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=/);
  const lines = answer.body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'fnc_http_request_seconds_count{method="POST",route="/api/fnc-subscribe",status="200"} 1',
      // The route's pattern: no id is a label.
      'fnc_http_request_seconds_count{method="GET",route="/api/fnc-leads/:id",status="401"} 1',
      'fnc_mail_total{outcome="sent"} 1',
      'fnc_sign_in_total{event="sign_in_failed"} 1',
      'fnc_outbox_mails 0',
      'fnc_clean_up_failed_parts 0',
    ]),
  );
  expect(answer.body).toMatch(/fnc_database_wait_seconds_count [1-9]/);
  expect(answer.body).toMatch(/fnc_clean_up_timestamp_seconds \d/);
});

test('GET /metrics: 401 with another token, 404 without one configured', async () => {
  server = await startTestServer({ metricsToken: token });
  expect((await get(server, '/metrics', { authorization: 'Bearer other' })).statusCode).toBe(401);
  expect((await get(server, '/metrics')).statusCode).toBe(401);
  const without = await startTestServer();
  expect((await get(without, '/metrics', bearer)).statusCode).toBe(404);
  await without.close();
});
