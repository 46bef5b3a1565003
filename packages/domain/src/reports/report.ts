import * as z from 'zod/mini';
import { daySchema } from '../shared/day.ts';
import { instantSchema } from '../shared/instant.ts';
import { languageSchema } from '../shared/language.ts';
import { orElse, withDefault } from '../shared/withDefault.ts';

export const reportMetadataSchema = z.object({
  clientName: z.string(),
  generatedAt: instantSchema,
  /** One of `reportTypes`; text, because older records may carry another. */
  reportType: z.string(),
  questionsAnalyzed: z.int(),
  answersAnalyzed: z.int(),
  /** The language it was written in. Absent in older records, like the model. */
  language: orElse(z.optional(languageSchema), undefined),
  /** Who wrote it: `gpt-4`. */
  model: orElse(z.optional(z.string()), undefined),
});
export type ReportMetadata = z.infer<typeof reportMetadataSchema>;

/** An entry in a client's reports. The specification's entries have neither content nor metadata, and stay valid. */
export const reportSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** The title. */
  name: z.string(),
  date: daySchema,
  type: withDefault(z.string(), 'custom'),
  /** `draft`: writing was stopped or cut off; what there is of it is in `content`. */
  status: orElse(z.enum(['completed', 'draft']), 'completed'),
  /** Markdown. */
  content: z.optional(z.string()),
  metadata: z.optional(reportMetadataSchema),
  updatedAt: z.optional(instantSchema),
});
export type Report = z.infer<typeof reportSchema>;
export type ReportStatus = Report['status'];
