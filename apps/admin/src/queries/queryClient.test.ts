import { ApiError } from '@fnc/domain/api';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, followConnection } from './queryClient.ts';
import { statusQuery } from './server.ts';

const unreachable = new ApiError({ code: 'cannot_connect', status: 0, message: 'no' });
const refused = new ApiError({ code: 'internal_error', status: 500, message: 'no' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a list beside the server's status, both from a server that answers with this. */
async function setUp() {
  const server: { answer: () => Promise<null> } = { answer: () => Promise.resolve(null) };
  const serverStatus = vi.fn<() => Promise<never>>(() => server.answer() as Promise<never>);
  let hear: (() => void) | undefined;
  const queries = createQueryClient();
  followConnection(queries, {
    onUnreachable(listener) {
      hear = listener;
    },
  });
  const status = new QueryObserver(queries, statusQuery({ serverStatus }));
  const list = new QueryObserver(queries, { queryKey: ['lead'], queryFn: () => server.answer() });
  for (const observer of [status, list]) observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const isDown = () => status.getCurrentResult().error !== null;
  const refetch = async () => {
    void list.refetch();
    // With the two retries of a server that cannot be reached.
    await vi.advanceTimersByTimeAsync(5_000);
  };
  const problem = () => list.getCurrentResult().error;
  return { server, serverStatus, isDown, problem, refetch, hear: () => hear?.() };
}

test('a list that cannot reach the server, and one that can again, say so to the rail at once', async () => {
  const { server, serverStatus, isDown, refetch } = await setUp();
  expect(isDown()).toBe(false);
  server.answer = () => Promise.reject(unreachable);
  await refetch();
  expect(isDown()).toBe(true);
  const asked = serverStatus.mock.calls.length;
  await refetch();
  expect(serverStatus).toHaveBeenCalledTimes(asked);
  server.answer = () => Promise.resolve(null);
  await refetch();
  expect(isDown()).toBe(false);
});

test('a call without an answer, and a connection that is back, are asked about at once, before any list is', async () => {
  const { server, serverStatus, isDown, hear } = await setUp();
  server.answer = () => Promise.reject(unreachable);
  hear();
  await vi.advanceTimersByTimeAsync(0);
  expect(isDown()).toBe(true);
  const asked = serverStatus.mock.calls.length;
  hear();
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(serverStatus).toHaveBeenCalledTimes(asked);
  server.answer = () => Promise.resolve(null);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(isDown()).toBe(false);
});

test('what could not be loaded is, once the server answers again; what it refused is not asked for again', async () => {
  const { server, isDown, problem, refetch, hear } = await setUp();
  server.answer = () => Promise.reject(unreachable);
  await refetch();
  expect([isDown(), problem()]).toEqual([true, unreachable]);
  server.answer = () => Promise.resolve(null);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([isDown(), problem()]).toEqual([false, null]);

  server.answer = () => Promise.reject(refused);
  await refetch();
  server.answer = () => Promise.reject(unreachable);
  hear();
  await vi.advanceTimersByTimeAsync(0);
  server.answer = () => Promise.resolve(null);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([isDown(), problem()]).toEqual([false, refused]);
});

test('a browser that goes offline says so to the rail at once', async () => {
  const { server, isDown } = await setUp();
  server.answer = () => Promise.reject(unreachable);
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isDown()).toBe(true);
  onlineManager.setOnline(true);
});

test('a status that the server fails to give is not asked for at every other answer', async () => {
  const { server, serverStatus, refetch } = await setUp();
  serverStatus.mockRejectedValue(refused);
  server.answer = () => Promise.reject(unreachable);
  await refetch();
  server.answer = () => Promise.resolve(null);
  await refetch();
  const asked = serverStatus.mock.calls.length;
  await refetch();
  expect(serverStatus).toHaveBeenCalledTimes(asked);
});

test('an error of the server itself does not make it unreachable', async () => {
  const { server, serverStatus, isDown, refetch } = await setUp();
  const asked = serverStatus.mock.calls.length;
  server.answer = () => Promise.reject(refused);
  await refetch();
  expect(serverStatus).toHaveBeenCalledTimes(asked);
  expect(isDown()).toBe(false);
});
