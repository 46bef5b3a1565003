import { expect, test } from 'vitest';
import { outlivesPage } from './outlivesPage.ts';

const call = (method: 'GET' | 'PUT' | 'POST', body?: string) =>
  outlivesPage({ method, credentials: 'include', headers: {}, ...(body === undefined ? {} : { body }) });

test('an answer reaches the server although the page is closed; what is long or not stored would be refused or lost anyway', () => {
  expect(call('PUT', '{"value":"ja"}')).toBe(true);
  expect(call('PUT', 'x'.repeat(9_000))).toBe(false);
  expect(call('POST', '{"name":"Kompas"}')).toBe(false);
  expect(call('GET')).toBe(false);
});
