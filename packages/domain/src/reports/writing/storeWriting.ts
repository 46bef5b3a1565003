import type { Instant } from '../../shared/time/instant.ts';
import type { NewReport, ReportRepository } from '../reportRepository.ts';
import type { ReportStatus } from '../report.ts';
import { writtenReport } from './writtenReport.ts';
import type { Problem } from '../../messages/problem.ts';
import { problemOf } from '../../api/problemOf.ts';
import type { Writing } from './writing.ts';

export type KeepingReports = Pick<ReportRepository, 'add' | 'update'>;

/** The id of the stored entry, or why it was not stored. */
export type Kept = { readonly id: string } | { readonly problem: Problem };

export const entryOf = (
  { request: { client, form, prompt, settings }, text }: Pick<Writing, 'request' | 'text'>,
  status: ReportStatus,
  now: Instant,
): NewReport => {
  const { clientId: _clientId, ...order } = form;
  return writtenReport({
    prompt,
    order,
    clientName: client.name,
    model: settings.model,
    content: text.trim(),
    status,
    now,
  });
};

interface Dependencies {
  readonly reports: KeepingReports;
  readonly now: () => Instant;
}

/** Stores the text so far. Never rejects. */
export async function storeWriting(
  writing: Writing,
  status: ReportStatus,
  { reports, now }: Dependencies,
): Promise<Kept> {
  const { request, storedAs } = writing;
  const report = entryOf(writing, status, now());
  try {
    const { name, content, metadata } = report;
    const there = storedAs === null ? null : await reports.update(storedAs, { name, content, status, metadata });
    if (there?.outcome === 'saved') return there.record;
    // The report was deleted while it was being written: add it again, so that the text is not lost.
    const stored = await reports.add(request.client.id, report);
    return stored ?? { problem: { code: 'client_not_found' } };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
