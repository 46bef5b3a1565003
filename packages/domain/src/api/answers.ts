import * as z from 'zod/mini';
import { leadEventSchema } from '../leads/leadEvent.ts';
import { leadSchema, leadStatusSchema } from '../leads/lead.ts';
import { userSchema } from '../auth/user.ts';

const success = { success: z.literal(true) };

export const doneAnswerSchema = z.object(success);
export const messageAnswerSchema = z.object({ ...success, message: z.string() });
/** `downloadUrl`: path of the guide PDF in the visitor's language. */
export const subscribeAnswerSchema = z.object({ ...success, message: z.string(), downloadUrl: z.string() });
export type SubscribeAnswer = z.infer<typeof subscribeAnswerSchema>;

/** `token`: opaque text, sent back as `Authorization: Bearer …`. */
export const loginAnswerSchema = z.object({ ...success, token: z.string(), user: userSchema });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;
export const userAnswerSchema = z.object({ ...success, user: userSchema });

/** Without parameters only `leads` and `count` are promised; with any parameter all of them are there. */
export const leadListAnswerSchema = z.object({
  ...success,
  leads: z.array(leadSchema),
  count: z.int(),
  total: z.optional(z.int()),
  sources: z.optional(z.array(z.string())),
  nextCursor: z.optional(z.nullable(z.string())),
});
export const leadDetailAnswerSchema = z.object({ ...success, lead: leadSchema, events: z.array(leadEventSchema) });
export const leadAnswerSchema = z.object({ ...success, lead: leadSchema });
export const leadStatusChangeSchema = z.object({ status: leadStatusSchema });

/** What every call answers when it fails. `error` and `message` are the same sentence. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  /** An `ErrorCode`; text, so that an older client still reads the answer of a newer server. */
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
  /** Found back in the server's log. */
  errorId: z.optional(z.string()),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
