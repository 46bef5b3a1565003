import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { DoomedClient } from './clientListData.ts';

export interface DeleteClientDialogProps {
  /** Who would be deleted; `null` while nobody asks. */
  client: DoomedClient | null;
  busy: boolean;
  problem: Problem | null;
  /** The sentence in front of the reason: the list and the page of a client have their own. */
  failure: 'client_delete_failed' | 'client_detail_delete_failed';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a client is deleted, and says what goes along. */
export function DeleteClientDialog({ client, busy, problem, failure, ...actions }: DeleteClientDialogProps) {
  const { t, language } = useAdminWords();
  const { answers = 0, reports = 0 } = client ?? {};
  return (
    <ConfirmDialog
      open={client !== null}
      tone="danger"
      title={t('clients.deleteTitle', { name: client?.name ?? '' })}
      confirmLabel={t('clients.deleteVerb')}
      busyLabel={busy ? t('clients.deleting') : undefined}
      error={problem === null ? undefined : `${t(`errors:${failure}`)}: ${problemText(t, problem)}`}
      {...actions}
    >
      <p>{t('clients.deleteQuestion')}</p>
      {answers + reports > 0 && (
        <p>
          {t('clients.deleteWith', {
            answers: formatFigure(answers, language),
            reports: formatFigure(reports, language),
          })}
        </p>
      )}
      <p>{t('clients.deleteUndo')}</p>
    </ConfirmDialog>
  );
}
