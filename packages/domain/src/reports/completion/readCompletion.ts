import type { ErrorCode } from '../../messages/errorCodes.ts';
import { completionFailure, type CompletionEvent, type CompletionFailure } from './completionEvent.ts';
import { createEventParser } from '../../shared/eventParser.ts';
import * as z from 'zod/mini';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const words = maybe(z.object({ content: maybe(z.string()) }));

/** One event of a streamed completion (`delta`), or a completion in one piece (`message`). */
const completionAnswerSchema = z.object({
  choices: maybe(z.array(z.object({ delta: words, message: words, finish_reason: maybe(z.string()) }))),
  usage: maybe(z.object({ completion_tokens: maybe(z.number()) })),
  error: z.optional(z.unknown()),
});
type CompletionAnswer = z.infer<typeof completionAnswerSchema>;

const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The service's message in an `error`: `{message}` as in the specification, or a plain string. */
const errorWords = (error: unknown): string | null => textIn(fieldOf(error, 'message')) ?? textIn(error);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same in a complete body: `{error: {message}}`. */
const errorWordsInBody = (body: string): string | null => errorWords(fieldOf(parseJson(body), 'error'));

interface CompletionReader {
  /** @returns the events of this piece of the body; none after the end */
  push(piece: string): CompletionEvent[];
  /** Called at the end of the body. @returns the final event, unless it was already returned */
  end(): CompletionEvent[];
}

const lastEvent = '[DONE]';

/**
 * Reads the body of a completion from chunks split anywhere: server-sent events, or JSON in one piece. The first
 * character decides which, because services do not always declare it in their headers.
 */
export function createCompletionReader(): CompletionReader {
  const events = createEventParser();
  let form: 'unknown' | 'events' | 'json' = 'unknown';
  let waiting = '';
  let finished: string | null = null;
  let tokens: number | null = null;
  let hasEvent = false;
  let wrote = false;
  let over = false;

  const close = (event: CompletionEvent): CompletionEvent[] => {
    over = true;
    return [event];
  };

  function conclude(reason: string): CompletionEvent[] {
    if (!wrote) return close(completionFailure('ai_no_content'));
    if (reason === 'length') return close({ kind: 'cutOff', tokens });
    // The service filtered the text, so it is incomplete.
    if (reason === 'content_filter') return close(completionFailure('ai_error'));
    return close({ kind: 'complete' });
  }

  function take({ choices, usage, error }: CompletionAnswer): CompletionEvent[] {
    if (error !== undefined && error !== null) return close(completionFailure('ai_error', errorWords(error)));
    tokens = usage?.completion_tokens ?? tokens;
    const [choice] = choices ?? [];
    finished = choice?.finish_reason ?? finished;
    const text = choice?.delta?.content ?? choice?.message?.content ?? '';
    if (text.trim() !== '') wrote = true;
    return text === '' ? [] : [{ kind: 'text', text }];
  }

  function readEvent(data: string): CompletionEvent[] {
    if (over) return [];
    hasEvent = true;
    if (data.trim() === lastEvent) return conclude(finished ?? 'stop');
    const answer = completionAnswerSchema.safeParse(parseJson(data));
    // Skipping an unreadable event would lose words from the middle of a report.
    return answer.success ? take(answer.data) : close(completionFailure('ai_error'));
  }

  function readWhole(body: string): CompletionEvent[] {
    const value = parseJson(body);
    if (value === undefined) return close(completionFailure('ai_interrupted'));
    const answer = completionAnswerSchema.safeParse(value);
    if (!answer.success) return close(completionFailure('ai_error', errorWordsInBody(body)));
    const said = take(answer.data);
    return over ? said : [...said, ...conclude(finished ?? 'stop')];
  }

  function endOfEvents(): CompletionEvent[] {
    const said = events.end().flatMap(readEvent);
    if (over) return said;
    if (finished !== null) return [...said, ...conclude(finished)];
    if (hasEvent) return [...said, ...close(completionFailure('ai_interrupted'))];
    return close(completionFailure(waiting.trim() === '' ? 'ai_no_content' : 'ai_error'));
  }

  return {
    push(piece) {
      if (over) return [];
      if (form === 'events') return joinTexts(events.push(piece).flatMap(readEvent));
      waiting += piece;
      if (form === 'json') return [];
      const begin = waiting.replace(/^\uFEFF?\s*/, '');
      if (begin === '') return [];
      form = begin.startsWith('{') || begin.startsWith('[') ? 'json' : 'events';
      return form === 'json' ? [] : joinTexts(events.push(begin).flatMap(readEvent));
    },
    end() {
      if (over) return [];
      return form === 'json' ? readWhole(waiting.replace(/^\uFEFF/, '')) : joinTexts(endOfEvents());
    },
  };
}

/** Joins all text that arrived together into one event, so that it renders once. */
function joinTexts(said: readonly CompletionEvent[]): CompletionEvent[] {
  const text = said.map((event) => (event.kind === 'text' ? event.text : '')).join('');
  const rest = said.filter(({ kind }) => kind !== 'text');
  return text === '' ? rest : [{ kind: 'text', text }, ...rest];
}

/**
 * The events of a streamed body: text, then one final event. A body that breaks off gives `ai_interrupted`; never
 * rejects.
 */
export async function* readCompletion(pieces: AsyncIterable<string>): AsyncGenerator<CompletionEvent, void> {
  const reader = createCompletionReader();
  try {
    for await (const piece of pieces) {
      for (const event of reader.push(piece)) {
        yield event;
        if (event.kind !== 'text') return;
      }
    }
  } catch {
    yield completionFailure('ai_interrupted');
    return;
  }
  yield* reader.end();
}

const codes: Readonly<Record<number, ErrorCode>> = { 401: 'ai_key_refused', 429: 'ai_rate_limited' };

/** The failure in an answer of the service whose status is not 2xx. */
export const refusedCompletion = (status: number, body: string): CompletionFailure =>
  completionFailure(codes[status] ?? 'ai_error', errorWordsInBody(body));
