import { SignInAgain } from '@fnc/ui/admin';
import { useEntry } from '../shared/EntryContext.ts';

/** Shown over the page when the session ends in the middle of work. */
export function SignInAgainDialog({ open, username }: { open: boolean; username: string }) {
  const { session } = useEntry();
  return <SignInAgain open={open} username={username} onSignIn={session.signIn} onLeave={session.abandon} />;
}
