import * as z from 'zod/mini';
import { success } from './publicAnswers.ts';

/**
 * How reports are written. `configured`: the server writes them with its own key; otherwise the browser calls `baseUrl`
 * with the key that the advisor types.
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
