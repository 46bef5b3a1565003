import { expect, test } from 'vitest';
import { outlivesPage, unattended, unattendedHeader, withPresentToken } from './transports.ts';

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

const call = (method: 'GET' | 'PUT' | 'POST', body?: string) =>
  outlivesPage({
    method,
    credentials: 'include',
    headers: {},
    timeLimitMs: 1000,
    ...(body === undefined ? {} : { body }),
  });

test('an answer reaches the server although the page is closed; what is long or not stored would be refused or lost anyway', () => {
  expect(call('PUT', '{"value":"ja"}')).toBe(true);
  expect(call('PUT', 'x'.repeat(9_000))).toBe(false);
  expect(call('POST', '{"name":"Kompas"}')).toBe(false);
  expect(call('GET')).toBe(false);
});
