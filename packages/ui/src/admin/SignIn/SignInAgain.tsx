import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { useAfterTyping } from './useAfterTyping.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

export interface SignInAgainProps extends Pick<SignInFormProps, 'onSignIn'> {
  open: boolean;
  /** The user whose session ended. */
  username: string;
  /** Discards the work and goes to the sign-in page. */
  onLeave: () => void;
}

/**
 * The session ended in the middle of work: the page below stays as it is, with all input. The dialog waits for a pause in
 * typing, and closes only by signing in or leaving.
 */
export function SignInAgain({ open, username, onSignIn, onLeave }: SignInAgainProps) {
  const { t } = useAdminWords();
  const isShown = useAfterTyping(open);
  return (
    <Dialog open={isShown} onClose={() => undefined} stays title={t('signIn.againTitle')}>
      <Stack gap={3}>
        <SignInForm
          onSignIn={onSignIn}
          username={username}
          notice={<Alert tone="warning" title={t('signIn.againText')} />}
        />
        <Button variant="quiet" width="full" onClick={onLeave}>
          {t('signIn.againLeave')}
        </Button>
      </Stack>
    </Dialog>
  );
}
