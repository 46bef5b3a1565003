import * as z from 'zod/mini';
import { createEventParser } from '../shared/eventParser.ts';
import type { StreamTransport } from '../shared/ports.ts';
import { ApiError } from './apiError.ts';
import { unattendedHeader } from './transports.ts';

/** Parses server-sent events from a body whose chunks may be split anywhere. Unreadable events are skipped. */
export async function* readEvents<T>(
  pieces: AsyncIterable<string>,
  schema: z.core.$ZodType<T>,
): AsyncGenerator<T, void> {
  const parser = createEventParser();
  for await (const piece of pieces) {
    for (const data of parser.push(piece)) {
      const event = z.safeParse(schema, parseJson(data));
      if (event.success) yield event.data;
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Options<Signal> {
  readonly request: StreamTransport<Signal>;
  readonly getToken: () => string | null;
}

/**
 * A stream of server events over `fetch`, because an `EventSource` cannot send the token. Rejects with `ApiError`
 * when the server refuses, and with another error when the connection breaks.
 */
export const createEventStreams = <Signal>({ request, getToken }: Options<Signal>) =>
  async function* eventsOf<T>(
    path: string,
    schema: Parameters<typeof readEvents<T>>[1],
    signal: Signal,
  ): AsyncGenerator<T, void> {
    const { ok, status, pieces } = await request(path, {
      signal,
      headers: { authorization: `Bearer ${getToken() ?? ''}`, accept: 'text/event-stream', [unattendedHeader]: '1' },
    });
    if (!ok) throw new ApiError({ code: 'server_error', status, message: `${path}: ${status}` });
    yield* readEvents(pieces, schema);
  };
export type EventStreams<Signal> = ReturnType<typeof createEventStreams<Signal>>;
