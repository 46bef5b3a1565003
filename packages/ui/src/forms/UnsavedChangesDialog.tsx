import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';

export interface UnsavedChangesDialogProps {
  open: boolean;
  onStay: () => void;
  /** Called when the user discards the changes. */
  onLeave: () => void;
}

/** Asks before unsaved changes are lost. Staying is focused, and is what Escape does. */
export function UnsavedChangesDialog({ open, onStay, onLeave }: UnsavedChangesDialogProps) {
  const { t } = useTranslation('common');
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      icon={LogOut}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('leave.body')}
    </ConfirmDialog>
  );
}
