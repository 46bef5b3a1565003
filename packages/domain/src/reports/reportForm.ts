import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { givenIdSchema } from '../shared/schemas/givenIdSchema.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import type { Report } from './report.ts';
import { focusAreas, reportTypes } from './reportVocabulary.ts';

/** Fields of the form for writing a report, without the key, which only the AI service may receive. */
export const reportFormSchema = z.object({
  clientId: z.string().check(z.minLength(1, { error: 'report_client_required' satisfies ErrorCode })),
  reportType: z.enum(reportTypes, { error: 'report_type_required' satisfies ErrorCode }),
  language: languageSchema,
  includeCharts: z.boolean(),
  includePersonalRecommendations: z.boolean(),
  focusAreas: z.array(z.enum(focusAreas)),
  customInstructions: z.string().check(z.maxLength(5_000, { error: 'text_too_long' satisfies ErrorCode })),
});
/** What is to be written for a client. */
const reportOrderSchema = z.omit(reportFormSchema, { clientId: true });
/** What the server receives: a report that it has under this id is not written again. */
export const writingOrderSchema = z.extend(reportOrderSchema, { id: givenIdSchema });
export type ReportOrder = z.infer<typeof reportOrderSchema>;
export type WritingOrder = z.infer<typeof writingOrderSchema>;
export type ReportForm = z.infer<typeof reportFormSchema>;

/** What was to be written in a report; `null` when it was not recorded, or by a version that we cannot read. */
export const orderOf = ({ metadata }: Pick<Report, 'metadata'>): ReportOrder | null =>
  z.safeParse(reportOrderSchema, metadata?.order).data ?? null;
