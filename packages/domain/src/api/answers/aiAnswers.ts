import * as z from 'zod/mini';
import { success } from './publicAnswers.ts';

/**
 * How reports are written. `configured`: the server has a key of its own and writes them; otherwise the browser calls
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
