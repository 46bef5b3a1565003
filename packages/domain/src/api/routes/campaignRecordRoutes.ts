import * as z from 'zod/mini';
import {
  campaignChangeSchema,
  campaignSchema,
  campaignSummarySchema,
  maximumRecipients,
  newCampaignSchema,
  recipientsSchema,
} from '../../campaigns/campaign.ts';
import { audienceCountsSchema, campaignSentSchema } from '../../campaigns/sending/campaignSending.ts';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { parameter } from '../../shared/schemas/queryParameter.ts';
import { plannedMomentSchema } from '../answers/campaignAnswers.ts';
import { doneAnswerSchema, success } from '../answers/publicAnswers.ts';
import { editedAnswer, patchOf, recordParams } from './records.ts';
import { sendEmailBodyLimit, type ApiRoute } from './route.ts';

const path = '/api/admin/campaigns';
const params = recordParams;
const answer = z.object({ ...success, campaign: campaignSchema });
const audienceAnswer = z.object({ ...success, audience: audienceCountsSchema });

/** Bytes per lead id (a UUID) in a list. */
const bytesOfId = 40;
const bodyLimit = sendEmailBodyLimit + maximumRecipients * bytesOfId;

const flag = z.boolean({ error: 'value_invalid' satisfies ErrorCode });

/** How a stored campaign is sent: see `CampaignOrder`. */
const campaignOrderSchema = z.object({
  key: z.string({ error: 'value_invalid' satisfies ErrorCode }).check(z.regex(/^[\w.:-]{1,100}$/, 'value_invalid')),
  sendAt: z.nullable(plannedMomentSchema),
  tick: flag,
  again: z.optional(flag),
  seen: z.optional(z.int({ error: 'value_invalid' satisfies ErrorCode })),
});

/** Routes for campaigns as records; those for their mails are in `campaignRoutes`. */
export const campaignRecordRoutes = {
  listCampaigns: {
    method: 'GET',
    path,
    access: 'bearer',
    answer: z.object({ ...success, campaigns: z.array(campaignSummarySchema) }),
  },
  findCampaign: { method: 'GET', path: `${path}/:id`, access: 'bearer', params, answer },
  addCampaign: { method: 'POST', path, access: 'bearer', body: newCampaignSchema, bodyLimit, answer },
  updateCampaign: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: 'bearer',
    params,
    body: patchOf(campaignChangeSchema),
    bodyLimit,
    answer: editedAnswer(campaignSchema),
  },
  removeCampaign: { method: 'DELETE', path: `${path}/:id`, access: 'bearer', params, answer: doneAnswerSchema },
  restoreCampaign: { method: 'POST', path: `${path}/:id/restore`, access: 'bearer', params, answer },
  /** The recipients of a stored campaign. */
  campaignAudience: {
    method: 'GET',
    path: `${path}/:id/audience`,
    access: 'bearer',
    params,
    query: z.object({
      tick: z.pipe(
        parameter,
        z.transform((value) => value === 'true'),
      ),
    }),
    answer: audienceAnswer,
  },
  /** The recipients among these leads. */
  audienceOfChoice: {
    method: 'POST',
    path: `${path}/audience`,
    access: 'bearer',
    body: z.object({ recipients: recipientsSchema, tick: flag }),
    bodyLimit,
    answer: audienceAnswer,
  },
  sendCampaign: {
    method: 'POST',
    path: `${path}/:id/send`,
    access: 'bearer',
    isLong: true,
    params,
    body: campaignOrderSchema,
    answer: z.object({ ...success, sent: campaignSentSchema }),
  },
} as const satisfies Record<string, ApiRoute>;
