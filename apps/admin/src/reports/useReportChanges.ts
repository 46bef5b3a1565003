import { reportFileName } from '@fnc/domain';
import type { Problem, ReportScreenData } from '@fnc/ui/admin';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useWriter } from './useWriter.ts';

async function attempt(change: () => Promise<unknown>): Promise<Problem | null> {
  try {
    const done = await change();
    return done === null || done === false ? { code: 'report_not_found' } : null;
  } catch (error) {
    return problemOf(error);
  }
}

/** What the advisor does with a report. Each answers why it did not work, or `null`. */
export function useReportChanges(id: string, reload: () => Promise<void>) {
  const { services } = useAdmin();
  const writer = useWriter();
  const { reports, browser } = services;
  const find = () => writer.get().writings.get(id);

  return {
    save: async (content: string, name: string): Promise<Problem | null> => {
      // What the store refused when it was written has to be there before it can be changed.
      if (find()?.isKept === false) await writer.retry(id);
      const writing = find();
      if (writing?.isKept === false) return writing.end?.problem ?? null;
      const problem = await attempt(() => reports.update(writing?.storedAs ?? id, { content, name }));
      if (problem !== null) return problem;
      if (writing?.storedAs === id) writer.forget(id);
      await reload();
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
