import * as z from 'zod/mini';
import { clientSummarySchema } from '../../clients/client.ts';
import {
  newReportSchema,
  reportBodyLimit as bodyLimit,
  reportChangeSchema,
  reportSchema,
  reportSummarySchema,
} from '../../reports/report.ts';
import { writingOrderSchema } from '../../reports/reportForm.ts';
import { doneAnswerSchema, success } from '../answers/publicAnswers.ts';
import { editedAnswer, patchOf, recordParams } from './records.ts';
import type { ApiRoute } from './route.ts';

const path = '/api/admin/reports/:id';
const ofClient = '/api/admin/clients/:id/reports';
const params = recordParams;
const answer = z.object({ ...success, report: reportSchema });

/** One event while a text is written: a piece of text, or its end. */
export const writingEventSchema = z.discriminatedUnion('kind', [
  /** `position`: offset of the piece in the whole text, in UTF-16 units. */
  z.object({ kind: z.literal('text'), position: z.int(), text: z.string() }),
  z.object({ kind: z.literal('ended'), report: reportSummarySchema }),
]);
export type WritingEvent = z.infer<typeof writingEventSchema>;

export const reportRoutes = {
  /** Without the reports' texts. */
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
  /** Returns the draft as soon as the AI service starts; writing continues whether or not a client follows it. */
  startWriting: {
    method: 'POST',
    path: `${ofClient}/writing`,
    access: 'bearer',
    isLong: true,
    params,
    body: writingOrderSchema,
    answer,
  },
  /** Server-sent events until the text has ended; a comment every few seconds shows that the connection is alive. */
  followWriting: {
    method: 'GET',
    path: `${path}/writing`,
    access: 'bearer',
    params,
    query: z.object({
      /** Length of the text that the client already has, in UTF-16 units. */
      from: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
    }),
    streams: true,
    answer: writingEventSchema,
  },
  /** Keeps the text written so far as a draft. Does nothing when nothing is being written. */
  stopWriting: { method: 'POST', path: `${path}/writing/stop`, access: 'bearer', params, answer },
  restoreReport: { method: 'POST', path: `${path}/restore`, access: 'bearer', params, answer },
} as const satisfies Record<string, ApiRoute>;
