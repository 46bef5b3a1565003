import type { StreamTransport } from '../../shared/ports.ts';
import type { ChatMessage } from '../sentToService.ts';
import { completionFailure, type CompletionEvent } from './completionEvent.ts';
import { completionRequest, completionUrl, type AiSettings } from './completionRequest.ts';
import { readCompletion, refusedCompletion } from './readCompletion.ts';

export interface CompletionCall<Signal> {
  /** The key as typed. */
  readonly key: string;
  readonly settings: AiSettings;
  /** Aborts the call, also while the text is arriving. */
  readonly signal: Signal;
}

/** Calls the AI service from a browser with a typed key; yields the text as it arrives, then the final event. */
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
      // Send the service only the key and the prompt: no cookies, no referrer, no redirects.
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
