import type { ReportForm } from '@fnc/domain';
import { useState } from 'react';
import { useKept } from '../queries/kept.ts';

type Drafts = Readonly<Record<string, ReportForm>>;

const none: Drafts = {};

/**
 * What was typed in the form for a report, by client: it stays when the page is left, for example to answer a question
 * first, until the report is generated or cancelled.
 *
 * @param beginsWith the client of the address; empty: none, and the form begins as it was left
 */
export function useReportDrafts(beginsWith: string) {
  const [drafts, setDrafts] = useKept<Drafts>('reportDrafts', none);
  const [draft] = useState(drafts[beginsWith]);
  return {
    /** The values with which the form begins. */
    value: { ...draft, clientId: draft?.clientId ?? beginsWith },
    keep: (form: ReportForm) =>
      setDrafts({ ...drafts, [form.clientId]: form, ...(beginsWith === '' ? { '': form } : {}) }),
    /** Fills in the form of a client for whom nothing is typed yet. */
    offer(form: ReportForm) {
      if (drafts[form.clientId] === undefined) setDrafts({ ...drafts, [form.clientId]: form });
    },
    /** @param clientId the client that the form names now */
    forget(clientId = '') {
      const { [beginsWith]: _first, [clientId]: _chosen, '': _without, ...others } = drafts;
      setDrafts(others);
    },
  };
}
