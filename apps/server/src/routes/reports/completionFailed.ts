import type { RefusedCompletion } from '../../adapters/ai/completions.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';

/** What the server answers when the service that writes reports does not. */
export function asFailure({ code, message, retryAfter }: RefusedCompletion): ApiFailure {
  return new ApiFailure(code === 'ai_not_configured' ? 409 : code === 'ai_rate_limited' ? 503 : 502, code, {
    // Not this server's words, but those of the service it was set up to use; its key is taken out.
    ...(message === null ? {} : { sentence: message }),
    ...(retryAfter === null ? {} : { headers: { 'retry-after': retryAfter } }),
  });
}
