import { createEventStreams, writingEventSchema } from '@fnc/domain/api';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { streamOver } from './streamOver.ts';

const sent = (...lines: readonly string[]) => new Response(lines.join(''));

async function read(answer: (signal: AbortSignal | null) => Promise<Response>, silentMs?: number) {
  const calls: { url: string; headers: unknown }[] = [];
  const eventsOf = createEventStreams({
    request: streamOver((url, init) => {
      calls.push({ url: url as string, headers: init?.headers });
      return answer(init?.signal ?? null);
    }, silentMs),
    getToken: () => 'token',
  });
  const events: unknown[] = [];
  for await (const event of eventsOf('/api/x?from=3', writingEventSchema, new AbortController().signal))
    events.push(event);
  return { calls, events };
}

describe('a stream of events', () => {
  test('is asked for with the token, and what cannot be read or only says that it lives is passed over', async () => {
    const event = { kind: 'text', position: 3, text: 'één' };
    const { calls, events } = await read(async () =>
      sent(': still here\n\n', 'data: {"kind":"song"}\n\n', 'data: {\n\n', `data: ${JSON.stringify(event)}\n\n`),
    );
    expect(events).toEqual([event]);
    expect(calls).toEqual([
      {
        url: '/api/x?from=3',
        headers: { authorization: 'Bearer token', accept: 'text/event-stream', 'x-unattended': '1' },
      },
    ]);
  });

  test.each([401, 404, 503])('that is refused with %i rejects with that status', async (status) => {
    await expect(read(async () => new Response('{}', { status }))).rejects.toMatchObject({ name: 'ApiError', status });
  });

  test.each(['before its first word', 'after a word'])('that goes silent %s is broken off', async (when) => {
    const server = createServer((_request, response) => {
      if (when === 'after a word') response.write(': still here\n\n');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const broken = read((signal) => fetch(`http://127.0.0.1:${port}`, { signal }), 50);
    await expect(broken).rejects.toMatchObject({ name: 'AbortError' });
    server.close();
  });

  test('that cannot be reached rejects with something else', async () => {
    await expect(read(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(TypeError);
  });
});
