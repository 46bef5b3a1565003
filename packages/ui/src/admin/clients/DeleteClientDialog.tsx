import { restoreDays } from '@fnc/domain';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useRowFocus } from '../ListScreen/useRowFocus.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { ClientToDelete } from './clientListData.ts';

interface DeleteClientDialogProps {
  /** The client to delete; `null` while the dialog is closed. */
  asked: ClientToDelete | null;
  busy: boolean;
  problem: Problem | null;
  /** The sentence before the reason: the list and the page of a client have their own. */
  failure: 'client_delete_failed' | 'client_detail_delete_failed';
  onConfirm: () => void;
  onCancel: () => void;
}

/** The counts are unknown for a client that was only loaded in a list; it may still have answers and reports. */
function AlsoDeleted({ answers, reports }: Pick<ClientToDelete, 'answers' | 'reports'>) {
  const { t } = useAdminWords();
  if (answers === null || reports === null) return <p>{t('clients.deleteWithAll')}</p>;
  if (answers + reports === 0) return null;
  return (
    <p>
      {t('clients.deleteWith', {
        answers: answers,
        reports: reports,
      })}
    </p>
  );
}

/** Asks before a client is deleted, and says what is deleted with it. */
export function DeleteClientDialog({ asked, busy, problem, failure, ...actions }: DeleteClientDialogProps) {
  const { t } = useAdminWords();
  useRowFocus(asked && [asked.id]);
  return (
    <ConfirmDialog
      open={asked !== null}
      tone="danger"
      title={t('common:list.deleteTitle', { name: asked?.name ?? '' })}
      confirmLabel={t('clients.deleteVerb')}
      busyLabel={busy ? t('common:list.deleting') : undefined}
      error={problem === null ? undefined : `${t(`errors:${failure}`)}: ${problemText(t, problem)}`}
      {...actions}
    >
      <p>{t('clients.deleteQuestion')}</p>
      {asked !== null && <AlsoDeleted {...asked} />}
      <p>{t('clients.deleteUndo', { days: restoreDays })}</p>
    </ConfirmDialog>
  );
}
