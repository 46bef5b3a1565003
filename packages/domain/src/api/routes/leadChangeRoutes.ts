import * as z from 'zod/mini';
import { leadClocks } from '../../leads/answerClock.ts';
import { leadSchema, leadStatusSchema } from '../../leads/lead.ts';
import { maximumLeadsChanged } from '../../leads/leadRepository.ts';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { doneAnswerSchema, success } from '../answers/publicAnswers.ts';
import { leadParams, recordId } from './records.ts';
import type { ApiRoute } from './route.ts';

export const leadAnswerSchema = z.object({ ...success, lead: leadSchema });
/** One entry for each id, in the order of the call. */
const leadOutcomesAnswerSchema = z.object({
  ...success,
  outcomes: z.array(
    z.discriminatedUnion('outcome', [
      z.object({ id: z.string(), outcome: z.literal('done'), lead: leadSchema }),
      z.object({ id: z.string(), outcome: z.literal('missing') }),
      z.object({
        id: z.string(),
        outcome: z.literal('refused'),
        code: z.literal('lead_address_in_use' satisfies ErrorCode),
      }),
    ]),
  ),
});
const leadRemovalsAnswerSchema = z.object({
  ...success,
  outcomes: z.array(z.object({ id: z.string(), outcome: z.enum(['done', 'missing']) })),
});
const leadStatusChangeSchema = z.object({
  status: leadStatusSchema,
  /** The clocks that the change to undo stopped: they continue at what is still unanswered. */
  restart: z.optional(z.array(z.enum(leadClocks, { error: 'value_invalid' satisfies ErrorCode }))),
});

/** The leads of a call that changes many. */
const manyLeads = z.object({ ids: z.array(recordId).check(z.minLength(1), z.maxLength(maximumLeadsChanged)) });

/** Changes of one lead or of many. */
export const leadChangeRoutes = {
  setLeadStatus: {
    method: 'PUT',
    path: '/api/fnc-leads/:id',
    access: 'bearer',
    params: leadParams,
    body: leadStatusChangeSchema,
    answer: leadAnswerSchema,
  },
  removeLead: {
    method: 'DELETE',
    path: '/api/fnc-leads/:id',
    access: 'bearer',
    params: leadParams,
    answer: doneAnswerSchema,
  },
  restoreLead: {
    method: 'POST',
    path: '/api/fnc-leads/:id/restore',
    access: 'bearer',
    params: leadParams,
    answer: leadAnswerSchema,
  },
  setLeadStatuses: {
    method: 'POST',
    path: '/api/fnc-leads/status',
    access: 'bearer',
    body: z.extend(manyLeads, leadStatusChangeSchema.shape),
    answer: leadOutcomesAnswerSchema,
  },
  removeLeads: {
    method: 'POST',
    path: '/api/fnc-leads/remove',
    access: 'bearer',
    body: manyLeads,
    answer: leadRemovalsAnswerSchema,
  },
  restoreLeads: {
    method: 'POST',
    path: '/api/fnc-leads/restore',
    access: 'bearer',
    body: manyLeads,
    answer: leadOutcomesAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;
