import { storedReportSummarySchema, type Report } from '@fnc/domain';
import type { Insertable, Selectable } from 'kysely';
import type { ReportTable } from '../../clientSchema.ts';

/** The columns derived from a report. */
export function reportColumns({ content, version: _version, writing: _writing, ...record }: Report) {
  return { record: JSON.stringify(record), content: content ?? null } satisfies Partial<Insertable<ReportTable>>;
}

/** The columns that `toReport` reads. */
export const reportRowColumns = ['record', 'content', 'version', 'writing_at'] as const;
type ReportRow = Pick<Selectable<ReportTable>, (typeof reportRowColumns)[number]>;

/** @throws when the row is not a valid report, which is a bug */
export const toReport = ({ record, content, version, writing_at }: ReportRow): Report => ({
  ...storedReportSummarySchema.parse(JSON.parse(record)),
  ...(content === null ? {} : { content }),
  ...(writing_at === null ? {} : { writing: true }),
  version,
});
