import * as z from 'zod/mini';

/** Every successful answer carries this flag. */
export const success = { success: z.literal(true) };

export const doneAnswerSchema = z.object(success);
export const messageAnswerSchema = z.object({ ...success, message: z.string() });
export type MessageAnswer = z.infer<typeof messageAnswerSchema>;

/** `downloadUrl`: path of the guide PDF in the visitor's language. */
export const subscribeAnswerSchema = z.object({ ...success, message: z.string(), downloadUrl: z.string() });
export type SubscribeAnswer = z.infer<typeof subscribeAnswerSchema>;

/** The answer of every failed call. `error` and `message` are the same sentence. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  /** An `ErrorCode`, typed as text so that an older client can parse the answer of a newer server. */
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
  /** Also written to the server's log. */
  errorId: z.optional(z.string()),
});
