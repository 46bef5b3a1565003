import { leadQuerySchema } from '../../leads/leadQuery.ts';
import { countQuerySchema } from '../../tracking/countSummary.ts';
import {
  countSummaryAnswerSchema,
  leadDetailAnswerSchema,
  leadListAnswerSchema,
  adminStatusSchema,
  aiStatusSchema,
} from '../answers/adminAnswers.ts';
import { leadParams } from './records.ts';
import type { ApiRoute } from './route.ts';

/** Leads and figures, for who is signed in. */
export const adminRoutes = {
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
