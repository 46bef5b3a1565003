import type { Client, Report } from '@fnc/domain';
import { advisorFileKeys } from '@fnc/domain/storage';
import type { Problem, ReportViewState } from '@fnc/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useStore } from '../shared/store.ts';
import { isInMemory, storedScreen, writingScreen } from './reportScreen.ts';
import { useWriter } from './useWriter.ts';

type Found =
  | { readonly kind: 'loading' | 'notFound' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly report: Report; readonly client: Client };

/** One report: while it is written from memory, afterwards from the store. Follows changes of other tabs. */
export function useReport(id: string) {
  const { services } = useAdmin();
  const writer = useWriter();
  const { reports, onStored } = services;
  const writing = useStore(writer).writings.get(id) ?? null;
  const [shown, setShown] = useState<{ readonly id: string; readonly found: Found }>({
    id,
    found: { kind: 'loading' },
  });
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const show = (found: Found) => question === asked.current && setShown({ id, found });
    try {
      const found = await reports.findById(id);
      show(found === null ? { kind: 'notFound' } : { kind: 'ready', ...found });
    } catch (error) {
      show({ kind: 'failed', problem: problemOf(error) });
    }
  }, [id, reports]);

  const isWritten = writing === null || writing.phase === 'ended';
  useEffect(() => {
    if (!isWritten) return undefined;
    void load();
    return onStored((key) => void ((key === null || key === advisorFileKeys.clients) && load()));
  }, [load, onStored, isWritten]);

  const found: Found = shown.id === id ? shown.found : { kind: 'loading' };
  const state: ReportViewState =
    writing !== null && isInMemory(id, writing, found.kind === 'loading')
      ? { kind: 'ready', report: writingScreen(writing) }
      : found.kind === 'ready'
        ? { kind: 'ready', report: storedScreen(found.report, found.client) }
        : found.kind === 'failed'
          ? found
          : { kind: found.kind };
  return { state, writing, reload: load };
}
