import type { Campaign, CampaignStatus } from '@fnc/domain';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface DeleteCampaignDialogProps {
  /** What would be deleted; `null` while nobody asks. */
  asked: { readonly campaign: Campaign; readonly status: CampaignStatus; readonly queued: number } | null;
  busy: boolean;
  problem: Problem | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a campaign is deleted, and says what becomes of mails that wait and of those that were sent. */
export function DeleteCampaignDialog({ asked, busy, problem, ...actions }: DeleteCampaignDialogProps) {
  const { t } = useAdminWords();
  const { campaign, status = 'draft', queued = 0 } = asked ?? {};
  return (
    <ConfirmDialog
      open={asked !== null}
      tone="danger"
      title={t('campaigns.list.deleteTitle', { name: campaign?.name || t('campaigns.unnamed') })}
      confirmLabel={t('campaigns.list.deleteVerb')}
      busyLabel={busy ? t('campaigns.list.deleting') : undefined}
      error={problem === null ? undefined : t('errors:campaign_delete_failed', { message: problemText(t, problem) })}
      {...actions}
    >
      <p>{t('campaigns.list.deleteQuestion')}</p>
      {queued > 0 && <p>{t('campaigns.list.deleteQueued', { count: queued })}</p>}
      {status !== 'draft' && status !== 'scheduled' && <p>{t('campaigns.list.deleteSent')}</p>}
    </ConfirmDialog>
  );
}
