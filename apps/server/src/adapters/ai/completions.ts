import {
  completionFailure,
  completionRequest,
  completionUrl,
  fail,
  ok,
  refusedCompletion,
  type AiSettings,
  type ChatMessage,
  type CompletionFailure,
  type Result,
} from '@fnc/domain';

export interface AiConfig extends AiSettings {
  /** Absent: the browser calls the service with a key typed there. */
  readonly apiKey: string | undefined;
}

export interface RefusedCompletion extends CompletionFailure {
  /** The service's own `Retry-After`, as it wrote it. */
  readonly retryAfter: string | null;
}

/** The service that writes reports. */
export interface Completions {
  readonly settings: AiSettings;
  /** There is a key. */
  readonly configured: boolean;
  /**
   * @param signal aborts the call, also while the text is arriving
   * @returns the bytes as they arrive, after a successful status. Throws when the connection breaks.
   */
  begin(
    messages: readonly ChatMessage[],
    signal: AbortSignal,
  ): Promise<Result<AsyncIterable<Uint8Array>, RefusedCompletion>>;
  /** Takes the key out of the service's own words: some services repeat it in their error messages. */
  withoutKey(message: string | null): string | null;
}

/** Speaks the chat-completion protocol. The key goes to `baseUrl` only: a redirect is an error. */
export function createCompletions({ apiKey, ...settings }: AiConfig): Completions {
  const withoutKey = (message: string | null): string | null =>
    message === null || apiKey === undefined ? message : message.replaceAll(apiKey, '…');
  const refused = (failure: CompletionFailure, retryAfter: string | null = null) =>
    fail({ ...failure, message: withoutKey(failure.message), retryAfter });

  return {
    settings,
    configured: apiKey !== undefined,
    withoutKey,
    async begin(messages, signal) {
      if (apiKey === undefined) return refused(completionFailure('ai_not_configured'));
      try {
        const response = await fetch(completionUrl(settings.baseUrl), {
          method: 'POST',
          redirect: 'error',
          signal,
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            accept: 'text/event-stream, application/json',
          },
          body: JSON.stringify(completionRequest(messages, settings)),
        });
        if (!response.ok) {
          const said = refusedCompletion(response.status, await response.text());
          return refused(said, response.headers.get('retry-after'));
        }
        if (response.body === null) return refused(completionFailure('ai_no_content'));
        return ok(bytesOf(response));
      } catch {
        return refused(completionFailure('ai_unreachable'));
      }
    },
  };
}

/**
 * The body of a response, which is read later. The generator holds the response: Node cancels a body that nobody has begun to
 * read when it collects its response as garbage, and the text would be empty.
 */
async function* bytesOf(response: Response): AsyncGenerator<Uint8Array> {
  if (response.body !== null) yield* response.body as AsyncIterable<Uint8Array>;
}
