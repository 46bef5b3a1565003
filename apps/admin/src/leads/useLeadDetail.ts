import type { Lead } from '@fnc/domain';
import type { LeadDetailState } from '@fnc/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';

/** A mail that is being sent gets its outcome while the page is open, in ms. */
const everyMs = 30_000;

interface Shown {
  readonly id: string;
  readonly state: LeadDetailState;
}

/** One lead with its timeline; asked again every half minute while the page can be seen. */
export function useLeadDetail(id: string) {
  const { services, list, onChanges } = useAdmin();
  const { leads, browser } = services;
  const [shown, setShown] = useState<Shown>({ id, state: { phase: 'loading' } });
  const asked = useRef(0);

  const load = useCallback(
    async (quiet: boolean) => {
      asked.current += 1;
      const question = asked.current;
      const show = (state: LeadDetailState) => question === asked.current && setShown({ id, state });
      if (!quiet) show({ phase: 'loading' });
      try {
        const detail = await leads.findById(id);
        show(detail === null ? { phase: 'notFound' } : { phase: 'ready', detail });
        if (detail !== null) list.replace([detail.lead]);
      } catch (error) {
        // What is on the screen is still true enough; the next try follows by itself.
        if (!quiet) show({ phase: 'failed', problem: problemOf(error) });
      }
    },
    [id, leads, list],
  );

  useEffect(() => {
    void load(false);
    return browser.whileVisible(everyMs, () => void load(true));
  }, [load, browser]);
  useEffect(
    () => onChanges((changes) => void ((changes === null || changes.some((one) => one.id === id)) && load(true))),
    [load, onChanges, id],
  );

  const replace = useCallback((lead: Lead) => {
    setShown((now) =>
      now.state.phase === 'ready' && now.state.detail.lead.id === lead.id
        ? { ...now, state: { phase: 'ready', detail: { ...now.state.detail, lead } } }
        : now,
    );
  }, []);

  const state: LeadDetailState = shown.id === id ? shown.state : { phase: 'loading' };
  return { state, replace, reload: load };
}
