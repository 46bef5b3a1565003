import {
  completionFailure,
  completionRequest,
  completionUrl,
  isErrorCode,
  readCompletion,
  refusedCompletion,
  type CompletionEvent,
  type CompletionFailure,
  type Language,
} from '@fnc/domain';
import { type AiStatus, streamPaths } from '@fnc/domain/api';
import type { Problem } from '@fnc/ui/admin';
import type { AiService } from '../ports.ts';
import { piecesOf } from '../shared/piecesOf.ts';

export interface BrowserAiOptions {
  /** `fetch`. */
  readonly request: typeof fetch;
  readonly status: () => Promise<AiStatus>;
  readonly getToken: () => string | null;
  readonly language: () => Language;
  /** Told when the server refuses the admin's own token. */
  readonly onRefused: (problem: Problem) => void;
}

/** What our own server says instead of a report. */
function ownRefusal(body: string): CompletionFailure {
  try {
    const { code, error } = JSON.parse(body) as { code?: unknown; error?: unknown };
    if (isErrorCode(code)) return completionFailure(code, typeof error === 'string' ? error : null);
  } catch {
    // A proxy in between has words of its own.
  }
  return completionFailure('ai_error');
}

/** The AI service, called from the browser with a typed key, or through our own server, which has one. */
export function createBrowserAi({ request, status, getToken, language, onRefused }: BrowserAiOptions): AiService {
  async function* throughServer(messages: object, signal: AbortSignal): AsyncGenerator<CompletionEvent> {
    let response: Response;
    try {
      response = await request(streamPaths.writeReport, {
        method: 'POST',
        signal,
        headers: {
          authorization: `Bearer ${getToken() ?? ''}`,
          'accept-language': language(),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ messages }),
      });
      if (!response.ok) {
        const refusal = ownRefusal(await response.text());
        if (response.status === 401 || response.status === 403) onRefused({ code: refusal.code });
        yield refusal;
        return;
      }
    } catch {
      yield completionFailure('cannot_connect');
      return;
    }
    yield* written(response);
  }

  async function* directly(body: object, baseUrl: string, key: string, signal: AbortSignal) {
    let response: Response;
    try {
      response = await request(completionUrl(baseUrl), {
        method: 'POST',
        signal,
        // The key and the answers are for this service; nothing else goes along, and nobody else gets them.
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) {
        yield refusedCompletion(response.status, await response.text());
        return;
      }
    } catch {
      yield completionFailure('ai_unreachable');
      return;
    }
    yield* written(response);
  }

  return {
    status,
    stream: (messages, { key, settings, signal }) =>
      key === null
        ? throughServer(messages, signal)
        : directly(completionRequest(messages, settings), settings.baseUrl, key, signal),
  };
}

const written = ({ body }: Response): AsyncIterable<CompletionEvent> =>
  body === null ? readCompletion(nothing()) : readCompletion(piecesOf(body));

async function* nothing(): AsyncGenerator<string> {
  // a body that is not there has no pieces
}
