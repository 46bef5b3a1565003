import type { CampaignEntry } from '@fnc/domain';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { campaignFacts } from '../campaigns/campaignFacts.ts';

/** A campaign that is asked about before it is deleted. */
export interface DoomedCampaign {
  readonly id: string;
  /** Also of one that has none. */
  readonly name: string;
  readonly entry: CampaignEntry;
}

export interface DeleteCampaignDialogProps {
  /** What would be deleted; `null` while nobody asks. */
  asked: DoomedCampaign | null;
  busy: boolean;
  problem: Problem | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a campaign is deleted, and says what becomes of mails that wait and of those that were sent. */
export function DeleteCampaignDialog({ asked, busy, problem, ...actions }: DeleteCampaignDialogProps) {
  const { t } = useAdminWords();
  const { status = 'draft', queued = 0 } = asked === null ? {} : campaignFacts(asked.entry);
  return (
    <ConfirmDialog
      open={asked !== null}
      tone="danger"
      title={t('common:list.deleteTitle', { name: asked?.name ?? '' })}
      confirmLabel={t('campaigns.list.deleteVerb')}
      busyLabel={busy ? t('common:list.deleting') : undefined}
      error={problem === null ? undefined : t('errors:campaign_delete_failed', { message: problemText(t, problem) })}
      {...actions}
    >
      <p>{t('campaigns.list.deleteQuestion')}</p>
      {queued > 0 && <p>{t('campaigns.list.deleteQueued', { count: queued })}</p>}
      {status !== 'draft' && status !== 'scheduled' && <p>{t('campaigns.list.deleteSent')}</p>}
    </ConfirmDialog>
  );
}
