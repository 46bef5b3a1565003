import type { ConsentEntry, Lead } from '@fnc/domain';
import { problemOf } from '@fnc/domain/api';
import { LeadDetail, type LeadDetailProps, useShortcuts } from '@fnc/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useLeadPlace } from '../leads/useLeadPlace.ts';
import { linkTo, paths } from '../paths.ts';
import { useClientOfLead } from '../queries/clients.ts';
import { consentsKey, replaceLeads, useLeadDetail } from '../queries/leads.ts';
import { useLeadActivity, useLeadWork } from '../queries/leadWork.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useNow } from '../shared/useNow.ts';

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
function useLeadConsent(lead: Lead | null): LeadConsent {
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

  async function changing(change: (leadId: string) => Promise<Lead>) {
    if (lead === null) return { code: 'lead_not_found' } as const;
    try {
      replaceLeads(queries, [await change(lead.id)]);
      return null;
    } catch (problem) {
      return problemOf(problem);
    }
  }

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

export function LeadPage() {
  const { id = '' } = useParams();
  const { services } = useAdmin();
  const work = useLeadWork();
  const { saving, failed } = useLeadActivity();
  const { state, reload } = useLeadDetail(id);
  const client = useClientOfLead(id);
  const consent = useLeadConsent(state.phase === 'ready' ? state.detail.lead : null);
  const { trail, listPath } = useLeadPlace(id);
  const now = useNow();
  const navigate = useNavigate();
  useShortcuts({ j: trail.place?.onNext, k: trail.place?.onPrevious });

  return (
    <LeadDetail
      key={id}
      state={state}
      trail={trail}
      client={client && { name: client.name, href: linkTo(paths.client(client.id)) }}
      newClientHref={linkTo(paths.newClient(id))}
      changesHref={linkTo(paths.changes({ lead: id }))}
      consent={consent}
      now={now}
      saving={saving.get(id)}
      failed={failed.get(id)}
      onStatus={work.setStatus}
      onDelete={work.remove}
      onRestore={work.restore}
      onDeleted={() => void navigate(listPath)}
      onRefresh={reload}
      onCopy={services.browser.copy}
    />
  );
}
