import type { PersonReference, Problem } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import { useAdmin } from './AdminContext.ts';

/** Saves everything stored about one person as a file. Resolves to `null` on success; never rejects. */
export function usePersonExport(): (person: PersonReference) => Promise<Problem | null> {
  const { browser, clients, leads, mail, questionnaires, reports } = useAdmin().services;
  return async (person) => {
    const files = await import('./tables.ts').catch(() => null);
    if (files === null) return { code: 'cannot_connect' };
    try {
      const consents = (leadId: string) => mail.listConsents(leadId);
      const data = await files.collectPersonalData({ leads, consents, clients, questionnaires, reports }, person);
      if (data === null) return { code: 'leadId' in person ? 'lead_not_found' : 'client_not_found' };
      const now = browser.now();
      browser.download(files.personalDataFileName(now), files.printPersonalData(data, now));
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };
}
