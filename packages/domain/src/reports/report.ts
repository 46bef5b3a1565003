import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { daySchema } from '../shared/time/day.ts';
import { instantSchema } from '../shared/time/instant.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { requiredLine } from '../shared/schemas/textSchemas.ts';
import { orElse, withDefault } from '../shared/schemas/withDefault.ts';

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

/**
 * Why the server wrote no more of a report. `stopped`: somebody asked it to; `cutOff`: the service came to its limit, of so
 * many `tokens`; `failed`: the service failed, `code` and its own words (`message`) say how; `serverStopped`: the server
 * itself was stopped.
 */
const reportEndSchema = z.object({
  kind: z.enum(['stopped', 'cutOff', 'failed', 'serverStopped']),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  tokens: z.optional(z.int()),
});
export type ReportEnding = z.infer<typeof reportEndSchema>;

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
  /** Of a draft that the server wrote: why it is not whole. */
  ended: z.optional(reportEndSchema),
  /** The server is writing it at this moment. */
  writing: z.optional(z.boolean()),
  /** Raised by the server with every change. */
  version: z.optional(z.int()),
});
export type Report = z.infer<typeof reportSchema>;
export type ReportStatus = Report['status'];

/** Title and text: what an advisor changes by hand. */
export interface ReportText {
  readonly name: string;
  readonly content: string;
}

/** A report without what it says. */
export const reportSummarySchema = z.omit(reportSchema, { content: true });
export type ReportSummary = z.infer<typeof reportSummarySchema>;

/** Most characters of a report's text; one of this size still fits in a request of `reportBodyLimit`. */
const maximumReportLength = 500_000;
export const reportBodyLimit = 2 * 1024 * 1024;

const name = requiredLine({ required: 'name_required', tooLong: 'name_too_long', max: 300 });
const status = z.enum(['completed', 'draft']);
/** As it was written, spaces at its ends included; PostgreSQL refuses a NUL. */
const content = z.string({ error: 'value_invalid' satisfies ErrorCode }).check(
  z.overwrite((text) => text.replaceAll('\0', '')),
  z.maxLength(maximumReportLength, { error: 'text_too_long' satisfies ErrorCode }),
);

/** A report to add, as it was written. */
export const newReportSchema = z.object({
  name,
  date: daySchema,
  status,
  content: z.optional(content),
  metadata: z.optional(reportMetadataSchema),
});
/** Only the given fields change. */
export const reportChangeSchema = z.object({
  name: z.optional(name),
  status: z.optional(status),
  content: z.optional(content),
  metadata: z.optional(reportMetadataSchema),
});
