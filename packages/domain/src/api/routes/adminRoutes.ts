import * as z from 'zod/mini';
import { passwordChangeSchema } from '../../auth/passwordChange.ts';
import { loginSchema } from '../../auth/user.ts';
import { maximumLeadsChanged } from '../../leads/leadRepository.ts';
import { leadQuerySchema } from '../../leads/leadQuery.ts';
import { countQuerySchema } from '../../tracking/countSummary.ts';
import {
  countSummaryAnswerSchema,
  leadAnswerSchema,
  leadDetailAnswerSchema,
  leadListAnswerSchema,
  leadOutcomesAnswerSchema,
  leadRemovalsAnswerSchema,
  leadStatusChangeSchema,
  loginAnswerSchema,
  passwordChangeAnswerSchema,
  userAnswerSchema,
  adminStatusSchema,
  aiStatusSchema,
} from '../answers/adminAnswers.ts';
import { doneAnswerSchema } from '../answers/publicAnswers.ts';
import { recordId } from './records.ts';
import type { ApiRoute } from './route.ts';

const leadParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** The leads of a call that changes many. */
const manyLeads = z.object({ ids: z.array(recordId).check(z.minLength(1), z.maxLength(maximumLeadsChanged)) });

/** Routes for the admin's browser. */
export const adminRoutes = {
  login: { method: 'POST', path: '/api/auth/login', access: 'public', body: loginSchema, answer: loginAnswerSchema },
  verify: { method: 'GET', path: '/api/auth/verify', access: 'bearer', answer: userAnswerSchema },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'bearer', answer: doneAnswerSchema },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'bearer',
    body: passwordChangeSchema,
    answer: passwordChangeAnswerSchema,
  },
  listLeads: {
    method: 'GET',
    path: '/api/fnc-leads',
    access: 'bearer',
    query: leadQuerySchema,
    answer: leadListAnswerSchema,
  },
  findLead: {
    method: 'GET',
    path: '/api/fnc-leads/:id',
    access: 'bearer',
    params: leadParams,
    answer: leadDetailAnswerSchema,
  },
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
  adminStatus: { method: 'GET', path: '/api/admin/status', access: 'bearer', answer: adminStatusSchema },
  countSummary: {
    method: 'GET',
    path: '/api/admin/counts',
    access: 'bearer',
    query: countQuerySchema,
    answer: countSummaryAnswerSchema,
  },
  aiStatus: { method: 'GET', path: '/api/admin/ai', access: 'bearer', answer: aiStatusSchema },
} as const satisfies Record<string, ApiRoute>;
