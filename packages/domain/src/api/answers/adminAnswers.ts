import * as z from 'zod/mini';
import { userSchema } from '../../auth/user.ts';
import { leadSchema, leadStatusSchema } from '../../leads/lead.ts';
import { leadEventSchema } from '../../leads/leadEvent.ts';
import { countSummarySchema } from '../../tracking/countSummary.ts';
import { success } from './publicAnswers.ts';

/** `token`: opaque text, sent back as `Authorization: Bearer …`. */
export const loginAnswerSchema = z.object({ ...success, token: z.string(), user: userSchema });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;
/** `token` replaces the token of the call, whose session has ended. Old servers send none. */
export const passwordChangeAnswerSchema = z.object({ ...success, message: z.string(), token: z.optional(z.string()) });
export type PasswordChangeAnswer = z.infer<typeof passwordChangeAnswerSchema>;

export const userAnswerSchema = z.object({ ...success, user: userSchema });

/** Without query parameters only `leads` and `count` are guaranteed; with any parameter, all fields are. */
export const leadListAnswerSchema = z.object({
  ...success,
  leads: z.array(leadSchema),
  count: z.int(),
  /** There are more than `count`; see `LeadPage`. */
  countExceeded: z.optional(z.boolean()),
  total: z.optional(z.int()),
  sources: z.optional(z.array(z.string())),
  nextCursor: z.optional(z.nullable(z.string())),
});
export const leadDetailAnswerSchema = z.object({
  ...success,
  lead: leadSchema,
  events: z.array(leadEventSchema),
  /** See `LeadDetail`. */
  openedByMachine: z.optional(z.nullable(z.int())),
});
export const leadAnswerSchema = z.object({ ...success, lead: leadSchema });
export const leadStatusChangeSchema = z.object({ status: leadStatusSchema });

export const countSummaryAnswerSchema = z.object({ ...success, ...countSummarySchema.shape });
