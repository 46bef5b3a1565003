import * as z from 'zod/mini';
import { clientSummarySchema } from '../clients/client.ts';
import {
  newReportSchema,
  reportBodyLimit as bodyLimit,
  reportChangeSchema,
  reportSchema,
  reportSummarySchema,
} from '../reports/report.ts';
import { doneAnswerSchema, success } from './publicAnswers.ts';
import { editedAnswer, patchOf, recordParams } from './records.ts';
import type { ApiRoute } from './route.ts';

const path = '/api/admin/reports/:id';
const ofClient = '/api/admin/clients/:id/reports';
const params = recordParams;
const answer = z.object({ ...success, report: reportSchema });

export const reportRoutes = {
  /** Without what they say. */
  listReports: {
    method: 'GET',
    path: ofClient,
    access: 'bearer',
    params,
    answer: z.object({ ...success, reports: z.array(reportSummarySchema) }),
  },
  addReport: { method: 'POST', path: ofClient, access: 'bearer', params, body: newReportSchema, bodyLimit, answer },
  findReport: {
    method: 'GET',
    path,
    access: 'bearer',
    params,
    answer: z.object({ ...success, report: reportSchema, client: clientSummarySchema }),
  },
  updateReport: {
    method: 'PATCH',
    path,
    access: 'bearer',
    params,
    body: patchOf(reportChangeSchema),
    bodyLimit,
    answer: editedAnswer(reportSchema),
  },
  removeReport: { method: 'DELETE', path, access: 'bearer', params, answer: doneAnswerSchema },
  restoreReport: { method: 'POST', path: `${path}/restore`, access: 'bearer', params, answer },
} as const satisfies Record<string, ApiRoute>;
