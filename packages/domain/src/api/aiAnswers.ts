import * as z from 'zod/mini';
import { completionAnswerSchema } from '../reports/completion/completionAnswer.ts';
import { success } from './publicAnswers.ts';

/**
 * How reports are written. `configured`: the server has a key of its own and calls the service; otherwise the browser calls
 * `baseUrl` with the key that is typed.
 */
export const aiStatusSchema = z.object({
  ...success,
  configured: z.boolean(),
  model: z.string(),
  maxTokens: z.int(),
  temperature: z.number(),
  baseUrl: z.string(),
});
export type AiStatus = Omit<z.infer<typeof aiStatusSchema>, 'success'>;

/** Model and limits are the server's own: whoever calls decides what is asked, and nothing else. */
export const completionBodySchema = z.object({
  messages: z
    .array(z.object({ role: z.enum(['system', 'user']), content: z.string().check(z.minLength(1)) }))
    .check(z.minLength(1), z.maxLength(10)),
});

/** One event of the stream, as the service sends it. */
export const completionEventSchema = completionAnswerSchema;
