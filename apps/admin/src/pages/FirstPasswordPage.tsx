import { ChangePasswordScreen } from '@fnc/ui/admin';
import { useAppearance } from '../appearance/useAppearance.ts';
import { useEntry } from '../shared/EntryContext.ts';

/** For users with a one-time password: no other page opens before they have chosen their own. */
export function FirstPasswordPage() {
  const { session } = useEntry();
  const appearance = useAppearance();
  return (
    <ChangePasswordScreen
      onChange={session.changePassword}
      onDone={session.passwordChanged}
      onSignOut={() => void session.signOut()}
      appearance={appearance}
    />
  );
}
