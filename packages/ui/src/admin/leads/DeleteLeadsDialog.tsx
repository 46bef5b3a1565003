import { restoreDays, type Lead } from '@fnc/domain';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useRowFocus } from '../ListScreen/useRowFocus.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

/** The most names listed; the rest is counted. */
const namesShown = 3;

interface DeleteLeadsDialogProps {
  /** The leads to delete; `null` while the dialog is closed. */
  leads: readonly Lead[] | null;
  busy?: boolean | undefined;
  problem?: Problem | null | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before leads are deleted, by name and number. */
export function DeleteLeadsDialog({ leads, busy = false, problem = null, ...actions }: DeleteLeadsDialogProps) {
  const { t, language } = useAdminWords();
  useRowFocus(leads && leads.map(({ id }) => id));
  const asked = leads ?? [];
  const count = asked.length;
  const single = count === 1 ? asked[0] : undefined;
  const names = asked.slice(0, namesShown).map(({ name }) => name);
  const rest = count - names.length;
  const nameList =
    rest > 0
      ? t('leads.deleteManyNames', { names: names.join(', '), count: rest })
      : `${new Intl.ListFormat(language).format(names)}.`;
  return (
    <ConfirmDialog
      open={leads !== null}
      tone="danger"
      title={single ? t('common:list.deleteTitle', { name: single.name }) : t('leads.deleteManyTitle', { count })}
      confirmLabel={single ? t('leads.deleteVerb') : t('leads.deleteManyVerb', { count })}
      busyLabel={busy ? t('common:list.deleting') : undefined}
      error={problem === null ? undefined : t('errors:lead_delete_failed', { message: problemText(t, problem) })}
      {...actions}
    >
      <p>{single ? single.email : nameList}</p>
      <p>{t(single ? 'leads.deleteText' : 'leads.deleteManyText', { days: restoreDays })}</p>
    </ConfirmDialog>
  );
}
