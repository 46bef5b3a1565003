import { ApiError, readEvents } from '@fnc/domain/api';
import { piecesOf } from './piecesOf.ts';

interface Options {
  /** `fetch`. */
  readonly request: typeof fetch;
  readonly getToken: () => string | null;
}

/**
 * A stream of events of the server, over `fetch`: an `EventSource` cannot send the token. Rejects with an `ApiError` where the
 * server says no, and with anything else where the connection breaks.
 */
export const createEventStreams = ({ request, getToken }: Options) =>
  async function* eventsOf<T>(
    path: string,
    schema: Parameters<typeof readEvents<T>>[1],
    signal: AbortSignal,
  ): AsyncGenerator<T, void> {
    const { ok, status, body } = await request(path, {
      signal,
      headers: { authorization: `Bearer ${getToken() ?? ''}`, accept: 'text/event-stream' },
    });
    if (!ok || body === null) throw new ApiError({ code: 'server_error', status, message: `${path}: ${status}` });
    yield* readEvents(piecesOf(body), schema);
  };
export type EventStreams = ReturnType<typeof createEventStreams>;
