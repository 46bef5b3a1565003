import * as z from 'zod/mini';
import {
  campaignFiguresAnswerSchema,
  campaignFiguresQuerySchema,
  campaignParams,
  cancelCampaignAnswerSchema,
  consentListAnswerSchema,
  deliveryListAnswerSchema,
  deliveryQuerySchema,
  mailStatusSchema,
  retryCampaignAnswerSchema,
  sendEmailAnswerSchema,
  sendEmailSchema,
  testEmailSchema,
} from '../answers/campaignAnswers.ts';
import { leadBlockSchema } from '../../leads/leadBlock.ts';
import { leadCorrectionSchema } from '../../leads/leadCorrectionSchema.ts';
import { leadPersonFields } from '../../leads/leadPerson.ts';
import { doneAnswerSchema } from '../answers/publicAnswers.ts';
import { leadAnswerSchema } from './leadChangeRoutes.ts';
import { leadParams } from './records.ts';
import { sendEmailBodyLimit, type ApiRoute } from './route.ts';

/** `conflict`: fields that were corrected elsewhere since. `lead` then has their values, and nothing was stored. */
const correctedAnswerSchema = z.object({
  ...leadAnswerSchema.shape,
  conflict: z.array(z.enum(leadPersonFields)),
});

/** Routes to send mails and to read their delivery status. */
export const campaignRoutes = {
  sendEmail: {
    method: 'POST',
    path: '/api/send-email',
    access: 'bearer',
    body: sendEmailSchema,
    bodyLimit: sendEmailBodyLimit,
    answer: sendEmailAnswerSchema,
  },
  campaignFigures: {
    method: 'GET',
    path: '/api/admin/campaigns/figures',
    access: 'bearer',
    query: campaignFiguresQuerySchema,
    answer: campaignFiguresAnswerSchema,
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/admin/campaigns/:id/deliveries',
    access: 'bearer',
    params: campaignParams,
    query: deliveryQuerySchema,
    answer: deliveryListAnswerSchema,
  },
  cancelCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/:id/cancel',
    access: 'bearer',
    params: campaignParams,
    answer: cancelCampaignAnswerSchema,
  },
  retryCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/:id/retry',
    access: 'bearer',
    params: campaignParams,
    answer: retryCampaignAnswerSchema,
  },
  sendTestEmail: {
    method: 'POST',
    path: '/api/admin/campaigns/test',
    access: 'bearer',
    body: testEmailSchema,
    bodyLimit: sendEmailBodyLimit,
    answer: doneAnswerSchema,
  },
  mailStatus: { method: 'GET', path: '/api/admin/mail', access: 'bearer', answer: mailStatusSchema },
  resendConfirmation: {
    method: 'POST',
    path: '/api/fnc-leads/:id/confirmation',
    access: 'bearer',
    params: leadParams,
    answer: leadAnswerSchema,
  },
  listConsents: {
    method: 'GET',
    path: '/api/fnc-leads/:id/consents',
    access: 'bearer',
    params: leadParams,
    answer: consentListAnswerSchema,
  },
  correctLead: {
    method: 'PATCH',
    path: '/api/fnc-leads/:id',
    access: 'bearer',
    params: leadParams,
    body: leadCorrectionSchema,
    answer: correctedAnswerSchema,
  },
  blockLead: {
    method: 'POST',
    path: '/api/fnc-leads/:id/block',
    access: 'bearer',
    params: leadParams,
    body: leadBlockSchema,
    answer: leadAnswerSchema,
  },
  unblockLead: {
    method: 'POST',
    path: '/api/fnc-leads/:id/unblock',
    access: 'bearer',
    params: leadParams,
    answer: leadAnswerSchema,
  },
} as const satisfies Record<string, ApiRoute>;
