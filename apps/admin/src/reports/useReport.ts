import { isInMemory, storedScreen, writingScreen } from '@fnc/domain';
import type { ReportViewState } from '@fnc/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { reportQuery, useReportsReload } from '../queries/reports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf, type ReportWriter, type Writing } from '@fnc/domain/api';
import { type ShownWriting, useServerWriting } from './useServerWriting.ts';
import { useWriter, useWritings } from './useWriter.ts';

function inThisBrowser(
  id: string,
  { phase, text, startedAt, isKept, end }: Writing,
  writer: ReportWriter,
): ShownWriting {
  const isEnded = phase === 'ended';
  return {
    writing: isEnded ? null : { phase, text, startedAt, isKept, goesOn: false },
    ended: isEnded ? end : null,
    stop: () => {
      writer.stop(id);
      return Promise.resolve(null);
    },
    retry: isEnded ? () => void writer.retry(id) : null,
  };
}

/** One report: while this browser writes it from memory, else from the server. Follows what anybody does to it. */
export function useReport(id: string) {
  const { services } = useAdmin();
  const writer = useWriter();
  const kept = useWritings().get(id) ?? null;
  const isStored = kept === null || kept.phase === 'ended';
  const { data: found, error } = useQuery({ ...reportQuery(services, id), enabled: isStored });
  const onServer = useServerWriting(id, found?.report ?? null);
  const reload = useReportsReload();

  function stateOf(): ReportViewState {
    const isLoading = found === undefined && error === null;
    if (kept !== null && isInMemory(id, kept, isLoading)) return { kind: 'ready', report: writingScreen(kept) };
    if (found === null) return { kind: 'notFound' };
    if (found !== undefined) return { kind: 'ready', report: storedScreen(found.report, found.client) };
    return error === null ? { kind: 'loading' } : { kind: 'failed', problem: problemOf(error) };
  }

  return { state: stateOf(), kept, shown: kept === null ? onServer : inThisBrowser(id, kept, writer), reload };
}
