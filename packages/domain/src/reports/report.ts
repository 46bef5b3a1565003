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
  /** One of `reportTypes`; text, because older records may have others. */
  reportType: z.string(),
  questionsAnalyzed: z.int(),
  answersAnalyzed: z.int(),
  /** The language it was written in. Absent in older records, like the model. */
  language: orElse(z.optional(languageSchema), undefined),
  /** The model that wrote it: `gpt-4`. */
  model: orElse(z.optional(z.string()), undefined),
  /** The choices in the form, for writing the report again: `orderOf` reads it. Absent in older records. */
  order: z.optional(z.unknown()),
});

/**
 * Why the server stopped writing a report. `stopped`: on request; `cutOff`: the service reached its limit of `tokens`;
 * `failed`: the service failed, with a `code` and its own `message`; `serverStopped`: the server itself was stopped.
 */
const reportEndSchema = z.object({
  kind: z.enum(['stopped', 'cutOff', 'failed', 'serverStopped']),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  tokens: z.optional(z.int()),
});
export type ReportEnding = z.infer<typeof reportEndSchema>;

/** A report of a client. Entries of the specification have neither content nor metadata, and stay valid. */
export const reportSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** The title. */
  name: z.string(),
  date: daySchema,
  type: withDefault(z.string(), 'custom'),
  /** `draft`: writing was stopped or cut off; `content` holds the text so far. */
  status: orElse(z.enum(['completed', 'draft']), 'completed'),
  /** Markdown. */
  content: z.optional(z.string()),
  metadata: z.optional(reportMetadataSchema),
  updatedAt: z.optional(instantSchema),
  /** Only for a draft that the server wrote: why it is incomplete. */
  ended: z.optional(reportEndSchema),
  /** The server is writing it now. */
  writing: z.optional(z.boolean()),
  /** The server increments it with every change. */
  version: z.optional(z.int()),
});
export type Report = z.infer<typeof reportSchema>;
export type ReportStatus = Report['status'];

/** Title and text: the fields that an advisor edits. */
export interface ReportText {
  readonly name: string;
  readonly content: string;
}

/** A report without its text. */
export const reportSummarySchema = z.omit(reportSchema, { content: true });
export type ReportSummary = z.infer<typeof reportSummarySchema>;

/** Maximum length of a report's text; a text of this length fits in a request of `reportBodyLimit`. */
const maximumReportLength = 500_000;
export const reportBodyLimit = 2 * 1024 * 1024;

const name = requiredLine({ required: 'name_required', tooLong: 'name_too_long', max: 300 });
const status = z.enum(['completed', 'draft']);
/** Not trimmed; a NUL is refused, because PostgreSQL refuses it. */
const content = z.string({ error: 'value_invalid' satisfies ErrorCode }).check(
  z.overwrite((text) => text.replaceAll('\0', '')),
  z.maxLength(maximumReportLength, { error: 'text_too_long' satisfies ErrorCode }),
);

/** A report to add. */
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
