import { type ChangeEvent, readChanges, streamPaths } from '@fnc/domain/api';
import { piecesOf } from './piecesOf.ts';

interface Options {
  /** `fetch`. */
  readonly request: typeof fetch;
  readonly getToken: () => string | null;
}

/** The server's stream of changes, over `fetch`: an `EventSource` cannot send the token. */
export function createBrowserChanges({ request, getToken }: Options) {
  return async function* changes(after: number | null, signal: AbortSignal): AsyncGenerator<ChangeEvent, void> {
    const query = after === null ? '' : `?after=${after}`;
    const { ok, status, body } = await request(`${streamPaths.changes}${query}`, {
      signal,
      headers: { authorization: `Bearer ${getToken() ?? ''}`, accept: 'text/event-stream' },
    });
    if (!ok || body === null) throw new Error(`The server does not tell changes: ${status}`);
    yield* readChanges(piecesOf(body));
  };
}
