import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Intro } from './ChangePassword.styles.ts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';

export interface ChangePasswordDialogProps extends Pick<ChangePasswordFormProps, 'onChange'> {
  open: boolean;
  onClose: () => void;
}

/** From the account menu. Closes by itself 2 s after the password was changed. */
export function ChangePasswordDialog({ open, onClose, onChange }: ChangePasswordDialogProps) {
  const { t } = useAdminWords();
  return (
    <Dialog open={open} onClose={onClose} title={t('password.dialogTitle')} onBackdrop="keep">
      <Intro>{t('password.dialogIntro')}</Intro>
      <ChangePasswordForm
        onChange={onChange}
        onDone={onClose}
        wayOut={<Button onClick={onClose}>{t('common:action.cancel')}</Button>}
      />
    </Dialog>
  );
}
