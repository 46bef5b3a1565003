import { leadStatusLabel, restoreDays, type Lead, type LeadStatus } from '@fnc/domain';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useRowFocus } from '../ListScreen/useRowFocus.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { type AdminWords, useAdminWords } from '../words/useAdminWords.ts';

/** The most names listed; the rest is counted. */
const namesShown = 3;

function leadNames(leads: readonly Lead[], { t, language }: AdminWords): string {
  const names = leads.slice(0, namesShown).map(({ name }) => name);
  const rest = leads.length - names.length;
  return rest > 0
    ? t('leads.deleteManyNames', { names: names.join(', '), count: rest })
    : `${new Intl.ListFormat(language).format(names)}.`;
}

interface DeleteLeadsDialogProps {
  /** The leads to delete; `null` while the dialog is closed. */
  leads: readonly Lead[] | null;
  /** What else the advisor must know before. */
  children?: ReactNode;
  busy?: boolean | undefined;
  problem?: Problem | null | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before leads are deleted, by name and number. */
export function DeleteLeadsDialog(props: DeleteLeadsDialogProps) {
  const { leads, children, busy = false, problem = null, ...actions } = props;
  const words = useAdminWords();
  const { t } = words;
  useRowFocus(leads && leads.map(({ id }) => id));
  const asked = leads ?? [];
  const count = asked.length;
  const single = count === 1 ? asked[0] : undefined;
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
      <p>{single ? single.email : leadNames(asked, words)}</p>
      <p>{t(single ? 'leads.deleteText' : 'leads.deleteManyText', { days: restoreDays })}</p>
      {children}
    </ConfirmDialog>
  );
}

interface StatusLeadsDialogProps {
  leads: readonly Lead[];
  /** The status they get; `null` while the dialog is closed. */
  status: LeadStatus | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the status of many leads is changed, by number and status. */
export function StatusLeadsDialog({ leads, status, ...actions }: StatusLeadsDialogProps) {
  const words = useAdminWords();
  const { t, language } = words;
  const said = { count: leads.length, status: status === null ? '' : leadStatusLabel(status, language) };
  return (
    <ConfirmDialog
      open={status !== null}
      title={t('leads.statusManyTitle', said)}
      confirmLabel={t('leads.statusManyVerb', said)}
      {...actions}
    >
      <p>{leadNames(leads, words)}</p>
    </ConfirmDialog>
  );
}
