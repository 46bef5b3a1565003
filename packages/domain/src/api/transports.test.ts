import { expect, test } from 'vitest';
import { createOutliving, unattended, unattendedHeader, withPresentToken } from './transports.ts';

/** A server that accepts one token. */
function serverWith(valid: string) {
  const asked: string[] = [];
  const send = (_url: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
    const given = headers['authorization'] ?? '';
    asked.push(given);
    const status = given === `Bearer ${valid}` ? 200 : 401;
    return Promise.resolve({
      ok: status === 200,
      status,
      statusText: '',
      headers: new Headers(),
      text: async () => '',
    });
  };
  return { asked, send };
}
const request = {
  method: 'GET',
  credentials: 'include',
  headers: { authorization: 'Bearer old' },
  timeLimitMs: 1000,
} as const;

test('a call that was on its way while the token was renewed is made again with the new one', async () => {
  const { asked, send } = serverWith('new');
  expect((await withPresentToken(send, () => 'new')('/api', request)).status).toBe(200);
  expect(asked).toEqual(['Bearer old', 'Bearer new']);
});

test.each([
  ['the token it was made with is the present one', 'old'],
  ['nobody is signed in any more', null],
])('a call that is refused is not made again when %s', async (_name, present) => {
  const { asked, send } = serverWith('new');
  expect((await withPresentToken(send, () => present)('/api', request)).status).toBe(401);
  expect(asked).toHaveLength(1);
});

test('a call that is refused twice is refused', async () => {
  const { asked, send } = serverWith('newest');
  expect((await withPresentToken(send, () => 'new')('/api', request)).status).toBe(401);
  expect(asked).toHaveLength(2);
});

test('a reading call of a window that nobody uses is marked, and a save is not', () => {
  expect(unattended(request).headers).toEqual({ authorization: 'Bearer old', [unattendedHeader]: '1' });
  const save = { ...request, method: 'PUT' };
  expect(unattended(save)).toBe(save);
});

/** Whether a call with this body outlives the page, while `underWay` are under way. */
async function outlives(method: string, body?: string, underWay: readonly string[] = []): Promise<boolean> {
  const outlive = createOutliving();
  for (const sent of underWay) void outlive({ method: 'PUT', body: sent }, () => new Promise(() => undefined));
  return outlive({ method, ...(body === undefined ? {} : { body }) }, async (isOutliving) => isOutliving);
}

test('a short save reaches the server although the page is closed; what is long would be refused, and reading is no use', async () => {
  for (const method of ['PUT', 'PATCH', 'POST']) expect(await outlives(method, '{"value":"ja"}')).toBe(true);
  expect(await outlives('PATCH', 'x'.repeat(30_000))).toBe(true);
  expect(await outlives('PATCH', 'x'.repeat(30_001))).toBe(false);
  expect(await outlives('PATCH', 'é'.repeat(15_001)), 'bytes count, not characters').toBe(false);
  expect(await outlives('GET')).toBe(false);
});

test('saves under way together stay below what a browser completes for a closed page', async () => {
  const long = 'x'.repeat(25_000);
  expect(await outlives('PATCH', long, [long])).toBe(true);
  expect(await outlives('PATCH', long, [long, long])).toBe(false);
  const outlive = createOutliving();
  for (let sent = 0; sent < 5; sent += 1) await outlive({ method: 'PUT', body: long }, async () => undefined);
  expect(await outlive({ method: 'PUT', body: long }, async (isOutliving) => isOutliving)).toBe(true);
});
