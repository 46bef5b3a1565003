import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';

interface ChangePasswordDialogProps extends Pick<ChangePasswordFormProps, 'onChange'> {
  open: boolean;
  onClose: () => void;
}

/** Opened from the account menu. Closes by itself 2 s after the password was changed. */
export function ChangePasswordDialog({ open, onClose, onChange }: ChangePasswordDialogProps) {
  const { t } = useAdminWords();
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.changePassword')} onBackdrop="keep">
      <Text tone="quiet" below={5} wide>
        {t('password.dialogIntro')}
      </Text>
      <ChangePasswordForm
        onChange={onChange}
        onDone={onClose}
        wayOut={<Button onClick={onClose}>{t('common:action.cancel')}</Button>}
      />
    </Dialog>
  );
}
