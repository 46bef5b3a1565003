import type { ConsentEntry, Lead } from '@fnc/domain';
import type { LeadDetailProps } from '@fnc/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';

type LeadConsent = NonNullable<LeadDetailProps['consent']>;

/**
 * What is recorded of a lead's consent. Asked again whenever the consent itself changes.
 *
 * @param lead `null` until it is there
 * @param onChanged the server changed the lead
 */
export function useLeadConsent(lead: Lead | null, onChanged: (lead: Lead) => void): LeadConsent {
  const { mail, browser } = useAdmin().services;
  const id = lead?.id;
  const [shown, setShown] = useState<{ id: string | undefined; state: LeadConsent['state'] }>();
  const asked = useRef(0);

  const load = useCallback(async () => {
    if (id === undefined) return;
    asked.current += 1;
    const question = asked.current;
    const show = (state: LeadConsent['state']) => question === asked.current && setShown({ id, state });
    try {
      show({ phase: 'ready', consents: await mail.listConsents(id) });
    } catch (error) {
      show({ phase: 'failed', problem: problemOf(error) });
    }
  }, [id, mail]);

  const standing = lead && `${lead.consent} ${lead.consentAt ?? ''} ${lead.subscribed} ${lead.suppressed ?? ''}`;
  useEffect(() => {
    if (standing !== null) void load();
  }, [load, standing]);

  async function changing(change: (leadId: string) => Promise<Lead>) {
    if (id === undefined) return { code: 'lead_not_found' } as const;
    try {
      onChanged(await change(id));
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  const state = shown !== undefined && shown.id === id ? shown.state : ({ phase: 'loading' } as const);
  const consents: readonly ConsentEntry[] = state.phase === 'ready' ? state.consents : [];
  return {
    state,
    onResend: () => changing((leadId) => mail.resendConfirmation(leadId)),
    onBlock: (block) => changing((leadId) => mail.blockLead(leadId, block)),
    onUnblock: () => changing((leadId) => mail.unblockLead(leadId)),
    async onExport() {
      if (lead === null) return { code: 'lead_not_found' };
      try {
        const { consentFile } = await import('./consentFile.ts');
        const { fileName, text } = consentFile(lead, consents, browser.now());
        browser.download(fileName, text);
        return null;
      } catch (error) {
        console.error(error);
        return { code: 'cannot_connect' };
      }
    },
    onRetry: () => void load(),
  };
}
