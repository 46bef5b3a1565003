import type { CampaignEntry } from '@fnc/domain';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignRemoval, CampaignResult } from './campaignData.ts';
import { campaignFacts } from './campaignFacts.ts';
import type { DeleteCampaignDialogProps } from './DeleteCampaignDialog.tsx';

export interface CampaignDeletion {
  onDelete: (id: string) => Promise<CampaignRemoval>;
  /** Brings the stored campaign back; mails that were stopped with it stay stopped. */
  onRestore: (id: string) => Promise<CampaignResult>;
}

/** From the question to the toast with Undo; `ask` begins it. A failure stays in the dialog. */
export function useCampaignDeletion({ onDelete, onRestore }: CampaignDeletion) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [asked, setAsked] = useState<CampaignEntry | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function undo(id: string, name: string) {
    const restored = await onRestore(id);
    if ('campaign' in restored) {
      toast.show({ message: t('campaigns.list.restored', { name }), icon: RotateCcw });
      return;
    }
    toast.show({
      message: t('campaigns.list.restoreFailed', { message: problemText(t, restored.problem) }),
      tone: 'danger',
      action: { label: t('common:action.retry'), onAction: () => void undo(id, name) },
    });
  }

  async function confirm({ campaign }: CampaignEntry) {
    const { id } = campaign;
    const name = campaign.name || t('campaigns.unnamed');
    setBusy(true);
    setProblem(null);
    const removal = await onDelete(id);
    setBusy(false);
    if ('problem' in removal) {
      setProblem(removal.problem);
      return;
    }
    setAsked(null);
    if (removal.outcome === 'gone') toast.show({ message: t('campaigns.list.deletedElsewhere', { name }) });
    else toast.show({ message: t('campaigns.list.deleted', { name }), icon: Trash2, undo: () => void undo(id, name) });
  }

  const facts = asked === null ? null : campaignFacts(asked);
  const dialog: DeleteCampaignDialogProps = {
    asked: asked && facts && { campaign: asked.campaign, status: facts.status, queued: facts.queued },
    busy,
    problem,
    onConfirm: () => void (asked !== null && confirm(asked)),
    onCancel: () => setAsked(null),
  };
  return {
    dialog,
    ask: useCallback((entry: CampaignEntry) => {
      setProblem(null);
      setAsked(entry);
    }, []),
  };
}
