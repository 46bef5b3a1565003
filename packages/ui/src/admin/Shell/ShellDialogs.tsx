import { ChangePasswordDialog } from '../ChangePassword/ChangePasswordDialog.tsx';
import type { ChangePasswordFormProps } from '../ChangePassword/ChangePasswordForm.tsx';
import { ShortcutHelp } from '../ShortcutHelp/ShortcutHelp.tsx';

/** A dialog of the shell, opened from the palette, the account menu or by a key. */
export type ShellDialog = 'password' | 'shortcuts';

interface ShellDialogsProps {
  open: ShellDialog | null;
  onClose: () => void;
  onChangePassword: ChangePasswordFormProps['onChange'];
}

/** The dialogs that can be opened on every page. */
export function ShellDialogs({ open, onClose, onChangePassword }: ShellDialogsProps) {
  return (
    <>
      <ChangePasswordDialog open={open === 'password'} onClose={onClose} onChange={onChangePassword} />
      <ShortcutHelp open={open === 'shortcuts'} onClose={onClose} />
    </>
  );
}
