import type { ReportViewState } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { reportQuery, useReportsReload } from '../queries/reports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useStore } from '../shared/store.ts';
import { isInMemory, storedScreen, writingScreen } from './reportScreen.ts';
import { useWriter } from './useWriter.ts';

/** One report: while it is written from memory, afterwards from the server. Follows what anybody does to it. */
export function useReport(id: string) {
  const { services } = useAdmin();
  const writer = useWriter();
  const writing = useStore(writer).writings.get(id) ?? null;
  const isWritten = writing === null || writing.phase === 'ended';
  const { data: found, error } = useQuery({ ...reportQuery(services, id), enabled: isWritten });
  const reload = useReportsReload();

  function stateOf(): ReportViewState {
    const isLoading = found === undefined && error === null;
    if (writing !== null && isInMemory(id, writing, isLoading))
      return { kind: 'ready', report: writingScreen(writing) };
    if (found === null) return { kind: 'notFound' };
    if (found !== undefined) return { kind: 'ready', report: storedScreen(found.report, found.client) };
    return error === null ? { kind: 'loading' } : { kind: 'failed', problem: problemOf(error) };
  }

  return { state: stateOf(), writing, reload };
}
