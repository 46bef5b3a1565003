import type { Problem } from '../messages/problem.ts';
import { changedFields, fieldsInConflict } from '../shared/mergeChanges.ts';
import type { Report, ReportText } from './report.ts';
import type { ReportRepository } from './reportRepository.ts';

const textOf = ({ name, content = '' }: Report): ReportText => ({ name, content });

/** Stores the changes to `before`, unless the same fields were changed elsewhere since. `null` when stored. */
export async function editReport(
  reports: Pick<ReportRepository, 'findById' | 'update'>,
  id: string,
  text: ReportText,
  before: ReportText,
): Promise<Problem | { readonly theirs: ReportText } | null> {
  const found = await reports.findById(id);
  if (found === null) return { code: 'report_not_found' };
  const there = textOf(found.report);
  if (fieldsInConflict(before, text, there).length > 0) return { theirs: there };
  const edited = await reports.update(id, changedFields(before, text), found.report.version);
  if (edited.outcome === 'gone') return { code: 'report_not_found' };
  return edited.outcome === 'conflict' ? { theirs: textOf(edited.theirs) } : null;
}
