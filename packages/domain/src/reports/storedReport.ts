import * as z from 'zod/mini';
import { dayOf } from '../shared/time/day.ts';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { parseDay } from '../shared/time/parseDay.ts';
import { reportMetadataSchema, reportSchema, reportSummarySchema } from './report.ts';

/** Invalid metadata must not make the report unreadable, so it is moved to `olderMetadata`. */
function completeMetadata(value: unknown): object {
  if (!isRecord(value)) return { metadata: undefined };
  const metadata = z.safeParse(reportMetadataSchema, { ...value, generatedAt: readInstant(value['generatedAt']) });
  return metadata.success ? { metadata: metadata.data } : { metadata: undefined, olderMetadata: value };
}

/** Converts a report entry of an older version to the current shape where possible. */
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

/** Reads report entries from local storage and exports of any version. Unknown fields are preserved. */
export const storedReportSchema = z.pipe(z.transform(completeReport), z.catchall(reportSchema, z.unknown()));

/** Reads a report without its text, as the server stores it. Unknown fields are preserved. */
export const storedReportSummarySchema = z.catchall(reportSummarySchema, z.unknown());
