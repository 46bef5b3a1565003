import { ApiError } from '@fnc/domain/api';
import { createMemoryStore, createWorkingCopy } from '@fnc/domain/storage';
import { aClient, createMemoryClientRepository, createMemoryFile, fixedInstant, fixedNow } from '@fnc/domain/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clientQuery } from './clients.ts';
import { whyCopied } from './copies.ts';

const failed = (status: number, code: ApiError['code'] = 'server_error') =>
  new ApiError({ code, status, message: `${status}` });

test.each([0, 502, 503, 504])('status %i is no answer: the server cannot be reached', (status) => {
  expect(whyCopied({ error: failed(status), failureReason: null }, false)).toBe('unreachable');
});

test.each([400, 404, 409, 429, 500])('status %i is an answer, and says its own error', (status) => {
  expect(whyCopied({ error: failed(status), failureReason: null }, false)).toMatchObject({ status });
});

test('a fault of the console itself is no server that cannot be reached', () => {
  expect(whyCopied({ error: new TypeError('no'), failureReason: null }, false)).toEqual({ code: 'answer_invalid' });
});

test('whoever is signed out is told so elsewhere', () => {
  for (const code of ['not_authenticated', 'authentication_failed'] as const)
    for (const status of [0, 401])
      expect(whyCopied({ error: failed(status, code), failureReason: null }, false)).toBeUndefined();
});

test('an answer that is late is late, and why is said as soon as a try failed; before that nothing is said', () => {
  expect(whyCopied({ error: null, failureReason: null }, false)).toBeUndefined();
  expect(whyCopied({ error: null, failureReason: failed(0) }, false)).toBeUndefined();
  expect(whyCopied({ error: null, failureReason: null }, true)).toBe('late');
  expect(whyCopied({ error: null, failureReason: failed(0) }, true)).toBe('unreachable');
});

const ofBefore = aClient({ id: '7', name: 'Kompas', phone: '+31 6 00 00 00 01' });

/** A browser with a cached client, and a server on which its name has changed since. */
function setUp() {
  const workingCopy = createWorkingCopy({ store: createMemoryStore(), now: fixedNow });
  workingCopy.put('clients', ofBefore);
  const now = { ...ofBefore, name: 'Kompas bv' };
  const clients = createMemoryClientRepository(createMemoryFile(fixedNow, { clients: [now] }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  return { workingCopy, clients, queries, options: clientQuery({ clients, workingCopy }, '7') };
}

test('a client is painted from the copy at once, with the time at which all of it was read, and replaced by the answer', async () => {
  const { queries, options, workingCopy } = setUp();
  const observer = new QueryObserver(queries, options);
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => shown.push(data?.name));
  expect(observer.getCurrentResult()).toMatchObject({
    data: { name: 'Kompas' },
    dataUpdatedAt: Date.parse(fixedInstant),
    isFetched: false,
    isFetching: true,
  });
  await expect.poll(() => observer.getCurrentResult().data?.name).toBe('Kompas bv');
  expect(workingCopy.read('clients')?.records).toMatchObject([{ name: 'Kompas bv' }]);
  stop();
});

test('a client of which only the list was read is not painted as a whole one', () => {
  const { queries, workingCopy, clients } = setUp();
  workingCopy.merge('clients', [{ ...ofBefore, id: '8' }]);
  const observer = new QueryObserver(queries, clientQuery({ clients, workingCopy }, '8'));
  expect(observer.getCurrentResult().data).toBeUndefined();
});

test('a change that waits for the server is not overwritten by the copy', async () => {
  const { queries, options, workingCopy } = setUp();
  const never = { ...options, queryFn: () => new Promise<never>(() => undefined) };
  const observer = new QueryObserver(queries, never);
  const stop = observer.subscribe(() => undefined);
  const changed = aClient({ ...ofBefore, phone: '+31 6 00 00 00 02' });
  queries.setQueryData(options.queryKey, changed);
  workingCopy.put('clients', ofBefore);
  observer.setOptions(never);
  expect(observer.getCurrentResult().data?.phone).toBe(changed.phone);
  const another = new QueryObserver(queries, never);
  expect(another.getCurrentResult().data?.phone).toBe(changed.phone);
  stop();
  await queries.cancelQueries();
});

test('a client that is gone by now is gone from the copy as well', async () => {
  const { queries, options, clients, workingCopy } = setUp();
  await clients.remove('7');
  expect(await queries.fetchQuery({ ...options, staleTime: 0 })).toBeNull();
  expect(workingCopy.read('clients')?.records).toEqual([]);
});
