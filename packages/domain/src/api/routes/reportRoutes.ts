import * as z from 'zod/mini';
import { clientSummarySchema } from '../../clients/client.ts';
import {
  newReportSchema,
  reportBodyLimit as bodyLimit,
  reportChangeSchema,
  reportSchema,
  reportSummarySchema,
} from '../../reports/report.ts';
import { reportWishSchema } from '../../reports/reportForm.ts';
import { doneAnswerSchema, success } from '../answers/publicAnswers.ts';
import { editedAnswer, patchOf, recordParams } from './records.ts';
import type { ApiRoute } from './route.ts';

const path = '/api/admin/reports/:id';
const ofClient = '/api/admin/clients/:id/reports';
const params = recordParams;
const answer = z.object({ ...success, report: reportSchema });

/** One event of the text as it is written: a piece of it, or that there is no more. */
export const writingEventSchema = z.discriminatedUnion('kind', [
  /** `position`: where in the whole text the piece begins, in UTF-16 units. */
  z.object({ kind: z.literal('text'), position: z.int(), text: z.string() }),
  z.object({ kind: z.literal('ended'), report: reportSummarySchema }),
]);
export type WritingEvent = z.infer<typeof writingEventSchema>;

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
  /** Answers with the draft as soon as the service has begun; the text continues whether or not anybody reads it. */
  startWriting: {
    method: 'POST',
    path: `${ofClient}/writing`,
    access: 'bearer',
    params,
    body: reportWishSchema,
    answer,
  },
  /** Server-sent events until the text has ended; a comment every few seconds shows that the connection is alive. */
  followWriting: {
    method: 'GET',
    path: `${path}/writing`,
    access: 'bearer',
    params,
    query: z.object({
      /** UTF-16 units of the text that are known already. */
      from: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
    }),
    streams: true,
    answer: writingEventSchema,
  },
  /** What there is of the text stays, as a draft. Does nothing when nothing is being written. */
  stopWriting: { method: 'POST', path: `${path}/writing/stop`, access: 'bearer', params, answer },
  restoreReport: { method: 'POST', path: `${path}/restore`, access: 'bearer', params, answer },
} as const satisfies Record<string, ApiRoute>;
