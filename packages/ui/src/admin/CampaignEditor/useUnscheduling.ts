import { useState } from 'react';
import type { Problem } from '../words/problem.ts';
import type { CampaignEditorProps } from './campaignEditorProps.ts';

/** Unscheduling: whether it is under way, and why it failed. */
export function useUnscheduling(onUnschedule: CampaignEditorProps['onUnschedule']) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    busy,
    problem,
    async unschedule() {
      setBusy(true);
      setProblem(null);
      setProblem(await onUnschedule());
      setBusy(false);
    },
  };
}
