import * as z from 'zod/mini';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const words = maybe(z.object({ content: maybe(z.string()) }));

/** One event of a streamed completion (`delta`), or the whole of one that comes in one piece (`message`). */
export const completionAnswerSchema = z.object({
  choices: maybe(z.array(z.object({ delta: words, message: words, finish_reason: maybe(z.string()) }))),
  usage: maybe(z.object({ completion_tokens: maybe(z.number()) })),
  error: z.optional(z.unknown()),
});
export type CompletionAnswer = z.infer<typeof completionAnswerSchema>;

const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The service's own words in an `error`: `{message}` as the specification reads it, or a bare text. */
export const errorWords = (error: unknown): string | null => textIn(fieldOf(error, 'message')) ?? textIn(error);

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same in a whole body: `{error: {message}}`. */
export const errorWordsInBody = (body: string): string | null => errorWords(fieldOf(parseJson(body), 'error'));
