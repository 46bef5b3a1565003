import { defaultLanguage, isLanguage, type Lead } from '@fnc/domain';
import type { ExportOutcome } from '@fnc/ui/admin';
import { useTranslation } from 'react-i18next';
import { useAdmin } from '../shared/AdminContext.ts';

/** Saves the given leads as a CSV file, or, with `null`, every lead that matches what the list shows. */
export function useLeadExport(): (selection: readonly Lead[] | null) => Promise<ExportOutcome> {
  const { list, actions, services } = useAdmin();
  const { i18n } = useTranslation();
  return async (selection) => {
    let leads = selection;
    if (leads === null) {
      const { query, count } = list.get();
      const found = await actions.collect('export', query, count);
      if (found.kind !== 'collected') return found;
      leads = found.leads;
    }
    const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
    try {
      const { leadFile } = await import('./leadFile.ts');
      const { fileName, text } = leadFile(leads, language, services.browser.now());
      services.browser.download(fileName, text);
      return { kind: 'exported', count: leads.length, fileName };
    } catch (error) {
      console.error(error);
      return { kind: 'failed', problem: { code: 'cannot_connect' } };
    }
  };
}
