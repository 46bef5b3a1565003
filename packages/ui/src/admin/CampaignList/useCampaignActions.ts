import type { Campaign, CampaignSummary } from '@fnc/domain';
import { CircleStop, Copy } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import type { CampaignResult, StopOutcome } from '../campaigns/campaignData.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface CampaignListActions {
  onDuplicate: (id: string) => Promise<CampaignResult>;
  /** Opens the editor of a copy. */
  onOpen: (campaign: Campaign) => void;
  /** Stops sending: waiting mails are never sent. */
  onStop: (id: string) => Promise<StopOutcome>;
}

/** Copying a campaign and stopping a send: what is under way, and the outcome. */
export function useCampaignActions({ onDuplicate, onStop, onOpen }: CampaignListActions) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const during = useCallback(async <Outcome>(id: string, work: Promise<Outcome>): Promise<Outcome> => {
    setBusy((before) => new Set([...before, id]));
    const outcome = await work;
    setBusy((before) => new Set([...before].filter((one) => one !== id)));
    return outcome;
  }, []);

  const duplicate = useCallback(
    async ({ id }: CampaignSummary) => {
      const change = await during(id, onDuplicate(id));
      if ('problem' in change) {
        const message = problemText(t, change.problem);
        toast.show({ message: t('campaigns.list.duplicateFailed', { message }), tone: 'danger' });
        return;
      }
      const { campaign } = change;
      toast.show({
        message: t('campaigns.list.duplicated', { name: campaign.name }),
        icon: Copy,
        action: { label: t('campaigns.list.open'), onAction: () => onOpen(campaign) },
      });
    },
    [during, onDuplicate, onOpen, t, toast],
  );

  const stop = useCallback(
    async ({ id, name }: CampaignSummary) => {
      const outcome = await during(id, onStop(id));
      if ('problem' in outcome) {
        const message = problemText(t, outcome.problem);
        toast.show({ message: t('campaigns.outcome.stopFailed', { message }), tone: 'danger' });
        return;
      }
      toast.show({
        message: t('campaigns.outcome.stopped', { count: outcome.cancelled }),
        detail: name || t('campaigns.unnamed'),
        icon: CircleStop,
      });
    },
    [during, onStop, t, toast],
  );

  return {
    busy,
    duplicate: useCallback((campaign: CampaignSummary) => void duplicate(campaign), [duplicate]),
    stop: useCallback((campaign: CampaignSummary) => void stop(campaign), [stop]),
  };
}
