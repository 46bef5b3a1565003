import { CircleStop, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useIsShown } from '../../components/Toast/useIsShown.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignOutcomeProps } from './campaignOutcomeProps.ts';

type Work = 'retry' | 'stop' | 'export';
type FailureWords = 'campaigns.outcome.retryFailed' | 'campaigns.outcome.stopFailed' | 'leads.exportFailed';

/**
 * Retry, stop and export, one at a time, with their outcome. An error stays in the drawer, and is
 * a toast once that is closed.
 *
 * @param planned mails of a scheduled campaign: when all are stopped, it is a draft again. 0: not scheduled
 */
export function useOutcomeActions({ open, state, onRetry, onStop, onExport }: CampaignOutcomeProps, planned: number) {
  const { t } = useAdminWords();
  const toast = useToast();
  const isShown = useIsShown(open);
  const campaign = state.phase === 'ready' ? state.entry.campaign.name : undefined;
  const [work, setWork] = useState<Work | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  async function during<Outcome>(name: Work, asked: () => Promise<Outcome>): Promise<Outcome> {
    setWork(name);
    setNotice(null);
    const outcome = await asked();
    setWork(null);
    return outcome;
  }
  function say(words: FailureWords, problem: Problem) {
    const message = t(words, { message: problemText(t, problem) });
    if (isShown()) setNotice(message);
    else toast.show({ message, detail: campaign, tone: 'danger' });
  }

  async function retry() {
    const outcome = await during('retry', onRetry);
    if ('problem' in outcome) say('campaigns.outcome.retryFailed', outcome.problem);
    else toast.show({ message: t('campaigns.outcome.retried', { count: outcome.queued }), icon: RefreshCw });
  }
  async function stop() {
    const outcome = await during('stop', onStop);
    if ('problem' in outcome) say('campaigns.outcome.stopFailed', outcome.problem);
    // Fewer: the first ones left just before.
    else if (planned > 0 && outcome.cancelled >= planned) {
      toast.show({ message: t('campaigns.outcome.unscheduled') });
    } else toast.show({ message: t('campaigns.outcome.stopped', { count: outcome.cancelled }), icon: CircleStop });
  }
  async function saveFile() {
    const problem = await during('export', onExport);
    if (problem !== null) say('leads.exportFailed', problem);
  }
  const free = (act: () => Promise<void>) => () => {
    if (work === null) void act();
  };
  return {
    notice,
    retrying: work === 'retry',
    stopping: work === 'stop',
    exporting: work === 'export',
    retry: free(retry),
    stop: free(stop),
    export: free(saveFile),
  };
}
