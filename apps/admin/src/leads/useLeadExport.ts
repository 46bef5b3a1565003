import { type CollectOutcome, defaultLanguage, isLanguage, type Lead } from '@fnc/domain';
import type { ExportOutcome } from '@fnc/ui/admin';
import { useTranslation } from 'react-i18next';
import { useAdmin } from '../shared/AdminContext.ts';

/**
 * Saves the given leads as a CSV file, or, with `null`, every lead that matches the query of the list.
 *
 * @param collect fetches all matching leads
 */
export function useLeadExport(
  collect: () => Promise<CollectOutcome>,
): (selection: readonly Lead[] | null) => Promise<ExportOutcome> {
  const { browser } = useAdmin().services;
  const { i18n } = useTranslation();
  return async (selection) => {
    const found = selection === null ? await collect() : { kind: 'collected' as const, leads: selection };
    if (found.kind !== 'collected') return found;
    const { leads } = found;
    const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
    try {
      const { exportLeads, leadExportFileName } = await import('../shared/tables.ts');
      const fileName = leadExportFileName(browser.now());
      browser.download(fileName, exportLeads(leads, language));
      return { kind: 'exported', count: leads.length, fileName };
    } catch (error) {
      console.error(error);
      return { kind: 'failed', problem: { code: 'cannot_connect' } };
    }
  };
}
