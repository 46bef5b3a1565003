import {
  completionFailure,
  completionRequest,
  completionUrl,
  readCompletion,
  refusedCompletion,
  type CompletionEvent,
} from '@fnc/domain';
import type { AiService } from '../ports.ts';
import { piecesOf } from '../shared/piecesOf.ts';

/** The AI service, called from the browser with a typed key. */
export async function* streamCompletion(
  request: typeof fetch,
  ...[messages, { key, settings, signal }]: Parameters<AiService['stream']>
): AsyncGenerator<CompletionEvent> {
  let response: Response;
  try {
    response = await request(completionUrl(settings.baseUrl), {
      method: 'POST',
      signal,
      // The key and the answers are for this service; nothing else goes along, and nobody else gets them.
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(completionRequest(messages, settings)),
    });
    if (!response.ok) {
      yield refusedCompletion(response.status, await response.text());
      return;
    }
  } catch {
    yield completionFailure('ai_unreachable');
    return;
  }
  yield* readCompletion(response.body === null ? nothing() : piecesOf(response.body));
}

async function* nothing(): AsyncGenerator<string> {
  // a body that is not there has no pieces
}
