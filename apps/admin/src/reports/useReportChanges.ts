import { useAdmin } from '../shared/AdminContext.ts';
import { createReportChanges } from '@fnc/domain/api';
import { useWriter } from './useWriter.ts';

/** The advisor's actions on the report that is shown. */
export function useReportChanges(id: string, reload: () => Promise<void>) {
  const { reports, browser } = useAdmin().services;
  return createReportChanges(id, { reports, writer: useWriter(), browser, reload });
}
