import * as z from 'zod/mini';
import { dayOf } from '../shared/time/day.ts';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { parseDay } from '../shared/time/parseDay.ts';
import { reportMetadataSchema, reportSchema, reportSummarySchema } from './report.ts';

/** What is said about a report is worth less than the report: when it cannot be read it is kept beside it. */
function completeMetadata(value: unknown): object {
  if (!isRecord(value)) return { metadata: undefined };
  const metadata = z.safeParse(reportMetadataSchema, { ...value, generatedAt: readInstant(value['generatedAt']) });
  return metadata.success ? { metadata: metadata.data } : { metadata: undefined, olderMetadata: value };
}

/** A report entry of an older version, brought to today's shape as far as it can be. */
function completeReport(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { date } = value;
  const moment = readInstant(date) ?? readInstant(value['id']);
  return {
    ...value,
    ...completeMetadata(value['metadata']),
    id: readId(value['id']),
    date: (typeof date === 'string' ? parseDay(date) : null) ?? (moment === undefined ? date : dayOf(moment)),
    type: orUndefined(value['type']),
    content: orUndefined(value['content']),
    updatedAt: readInstant(value['updatedAt']),
  };
}

/** Reads report entries from local storage and exports of any age. Unknown fields are kept. */
export const storedReportSchema = z.pipe(z.transform(completeReport), z.catchall(reportSchema, z.unknown()));

/** Reads a report as the server keeps it, beside its text. Unknown fields are kept. */
export const storedReportSummarySchema = z.catchall(reportSummarySchema, z.unknown());
