import type { ConsentEntry, Lead } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import type { LeadDetailProps } from '@fnc/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeLead, consentsKey } from '../queries/leads.ts';
import { useAdmin } from '../shared/AdminContext.ts';

type LeadConsent = NonNullable<LeadDetailProps['consent']>;

const standingOf = ({ consent, consentAt, subscribed, suppressed }: Lead) => [
  consent,
  consentAt ?? '',
  subscribed,
  suppressed ?? '',
];

/**
 * The consent history of a lead. Fetched again whenever the consent changes.
 *
 * @param lead `null` until it is loaded
 */
export function useLeadConsent(lead: Lead | null): LeadConsent {
  const { mail, browser } = useAdmin().services;
  const queries = useQueryClient();
  const id = lead?.id ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...consentsKey(id), lead && standingOf(lead)],
    queryFn: () => mail.listConsents(id),
    enabled: lead !== null,
    // The same lead's entries stay while the new ones are fetched.
    placeholderData: (before: readonly ConsentEntry[] | undefined, query) =>
      query?.queryKey[2] === id ? before : undefined,
  });

  const changing = (change: (leadId: string) => Promise<Lead>) => changeLead(queries, change(id));

  const state = (): LeadConsent['state'] => {
    if (data !== undefined) return { phase: 'ready', consents: data };
    return error === null ? { phase: 'loading' } : { phase: 'failed', problem: problemOf(error) };
  };
  return {
    state: state(),
    onResend: () => changing((leadId) => mail.resendConfirmation(leadId)),
    onBlock: (block) => changing((leadId) => mail.blockLead(leadId, block)),
    onUnblock: () => changing((leadId) => mail.unblockLead(leadId)),
    async onExport() {
      if (lead === null) return { code: 'lead_not_found' };
      try {
        const { consentExportFileName, exportConsents } = await import('../shared/tables.ts');
        browser.download(consentExportFileName(browser.now()), exportConsents(lead, data ?? []));
        return null;
      } catch (problem) {
        console.error(problem);
        return { code: 'cannot_connect' };
      }
    },
    onRetry: () => void refetch(),
  };
}
