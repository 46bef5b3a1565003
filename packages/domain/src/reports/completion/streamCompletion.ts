import type { StreamTransport } from '../../shared/ports.ts';
import type { ChatMessage } from '../sentToService.ts';
import { completionFailure, type CompletionEvent } from './completionEvent.ts';
import { completionRequest, completionUrl, type AiSettings } from './completionRequest.ts';
import { readCompletion, refusedCompletion } from './readCompletion.ts';

export interface CompletionCall<Signal> {
  /** As it was typed. */
  readonly key: string;
  readonly settings: AiSettings;
  /** Ends the call, also while the text is coming in. */
  readonly signal: Signal;
}

/** The AI service, called from a browser with a typed key: text as it comes, and then how it ended. */
export async function* streamCompletion<Signal>(
  request: StreamTransport<Signal>,
  messages: readonly ChatMessage[],
  { key, settings, signal }: CompletionCall<Signal>,
): AsyncGenerator<CompletionEvent> {
  let response: Awaited<ReturnType<typeof request>>;
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
  yield* readCompletion(response.pieces);
}
