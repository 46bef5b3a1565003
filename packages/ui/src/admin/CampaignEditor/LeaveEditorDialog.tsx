import { Send } from 'lucide-react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { UnsavedChangesDialog, type UnsavedChangesDialogProps } from '../../forms/UnsavedChangesDialog.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

export interface LeaveEditorDialogProps extends UnsavedChangesDialogProps {
  /** Mails are being handed over: nothing that was typed is lost by leaving. */
  sending: boolean;
}

/** Asks before the editor is left: because words are not stored, or because a send is going on. */
export function LeaveEditorDialog({ sending, ...question }: LeaveEditorDialogProps) {
  const { t } = useAdminWords();
  if (!sending) return <UnsavedChangesDialog {...question} />;
  return (
    <ConfirmDialog
      open={question.open}
      icon={Send}
      title={t('campaigns.editor.leaveSending.title')}
      confirmLabel={t('campaigns.editor.leaveSending.leave')}
      cancelLabel={t('common:leave.stay')}
      onConfirm={question.onLeave}
      onCancel={question.onStay}
    >
      {t('campaigns.editor.leaveSending.text')}
    </ConfirmDialog>
  );
}
