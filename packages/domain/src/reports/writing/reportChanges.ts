import type { ReportRepository } from '../reportRepository.ts';
import type { Report, ReportStatus, ReportText } from '../report.ts';
import type { Problem } from '../../messages/problem.ts';
import type { ReportScreenData } from '../reportScreen.ts';
import { problemOf } from '../../api/problemOf.ts';
import type { ReportWriter } from './reportWriter.ts';
import { changedFields, fieldsInConflict } from '../../shared/mergeChanges.ts';

/**
 * A report's file name, as specified: the title in lower case, with an underscore for every character other than a–z
 * and digits. `Cyprus Haalbaarheidsrapport` becomes `cyprus_haalbaarheidsrapport.md`.
 */
export const reportFileName = (title: string): string =>
  `${title.toLowerCase().replace(/[^a-z0-9]/g, '_') || 'rapport'}.md`;

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

interface Dependencies {
  readonly reports: Pick<ReportRepository, 'findById' | 'update' | 'remove' | 'restore'>;
  readonly writer: Pick<ReportWriter, 'get' | 'keep' | 'forget'>;
  readonly browser: { readonly download: (fileName: string, text: string) => void };
  /** Reloads the stored report. */
  readonly reload: () => Promise<void>;
}

async function attempt(change: () => Promise<unknown>): Promise<Problem | null> {
  try {
    const done = await change();
    return done === null || done === false ? { code: 'report_not_found' } : null;
  } catch (error) {
    return problemOf(error);
  }
}

/** The advisor's actions on a report. Each returns the problem when it fails, or `null`. */
export function createReportChanges(id: string, { reports, writer, browser, reload }: Dependencies) {
  const find = () => writer.get().writings.get(id);

  return {
    save: async (text: ReportText, before: ReportText): ReturnType<typeof editReport> => {
      // A report that the store refused must be stored before it can be changed.
      const kept = find()?.isKept === false ? await writer.keep(id) : { id: find()?.storedAs ?? id };
      if ('problem' in kept) return kept.problem;
      try {
        const refused = await editReport(reports, kept.id, text, before);
        if (refused !== null) return refused;
      } catch (error) {
        return problemOf(error);
      }
      // With a new id the report has its own page, and this page links to it.
      if (kept.id === id) {
        await reload();
        writer.forget(id);
      }
      return null;
    },
    remove: async (): Promise<Problem | null> => {
      const isStored = find()?.storedAs !== null;
      const problem = isStored ? await attempt(() => reports.remove(id)) : null;
      if (problem === null) writer.forget(id);
      return problem;
    },
    restore: () => attempt(() => reports.restore(id)),
    /** Says that a text which was not finished is complete, or that it is not. */
    setStatus: (status: ReportStatus): Promise<Problem | null> =>
      attempt(async () => {
        const storedAs = find()?.storedAs ?? id;
        const edited = await reports.update(storedAs, { status });
        if (edited.outcome !== 'saved') return null;
        // With another id the report has its own page, and this page links to it.
        if (storedAs === id) {
          await reload();
          writer.forget(id);
        }
        return edited;
      }),
    download: ({ name, content }: ReportScreenData) => browser.download(reportFileName(name), content ?? ''),
  };
}
