import { editReport, reportFileName, type ReportRepository, type ReportText } from '@fnc/domain';
import type { Problem, ReportSaved, ReportScreenData } from '@fnc/ui/admin';
import type { Browser } from '../ports.ts';
import { problemOf } from '@fnc/domain/api';
import type { ReportWriter } from './reportWriter.ts';

interface Dependencies {
  readonly reports: Pick<ReportRepository, 'findById' | 'update' | 'remove' | 'restore'>;
  readonly writer: Pick<ReportWriter, 'get' | 'keep' | 'forget'>;
  readonly browser: Pick<Browser, 'download'>;
  /** Shows the stored report again. */
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

/** What the advisor does with a report. Each answers why it did not work, or `null`. */
export function createReportChanges(id: string, { reports, writer, browser, reload }: Dependencies) {
  const find = () => writer.get().writings.get(id);

  return {
    save: async (text: ReportText, before: ReportText): Promise<ReportSaved> => {
      // What the store refused when it was written has to be there before it can be changed.
      const kept = find()?.isKept === false ? await writer.keep(id) : { id: find()?.storedAs ?? id };
      if ('problem' in kept) return kept.problem;
      try {
        const refused = await editReport(reports, kept.id, text, before);
        if (refused !== null) return refused;
      } catch (error) {
        return problemOf(error);
      }
      // Under another id it has a page of its own, and this one leads there.
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
    download: ({ name, content }: ReportScreenData) => browser.download(reportFileName(name), content ?? ''),
  };
}
