import type { StreamTransport } from '../shared/ports.ts';
import { ApiError } from './apiError.ts';
import { readEvents } from './readEvents.ts';

interface Options<Signal> {
  readonly request: StreamTransport<Signal>;
  readonly getToken: () => string | null;
}

/**
 * A stream of events of the server, over `fetch`: an `EventSource` cannot send the token. Rejects with an `ApiError` where the
 * server says no, and with anything else where the connection breaks.
 */
export const createEventStreams = <Signal>({ request, getToken }: Options<Signal>) =>
  async function* eventsOf<T>(
    path: string,
    schema: Parameters<typeof readEvents<T>>[1],
    signal: Signal,
  ): AsyncGenerator<T, void> {
    const { ok, status, pieces } = await request(path, {
      signal,
      headers: { authorization: `Bearer ${getToken() ?? ''}`, accept: 'text/event-stream' },
    });
    if (!ok) throw new ApiError({ code: 'server_error', status, message: `${path}: ${status}` });
    yield* readEvents(pieces, schema);
  };
export type EventStreams<Signal> = ReturnType<typeof createEventStreams<Signal>>;
