import { ChangePasswordScreen, SignInAgain } from '@fnc/ui/admin';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppearance } from '../appearance/useAppearance.ts';
import { paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { ShellPage } from './ShellPage.tsx';
import { StartPage } from './StartPage.tsx';

/** Only for who is signed in. Whoever has to sign in first returns to where they wanted to be. */
export function GuardedPages() {
  const { session } = useAdmin();
  const state = useStore(session);
  const appearance = useAppearance();
  const { pathname, search } = useLocation();

  if (state.phase === 'signedOut') {
    const wanted = state.why === 'left' || pathname === '/' ? undefined : `${pathname}${search}`;
    return <Navigate to={paths.login(wanted)} replace />;
  }
  if (state.phase !== 'signedIn' && state.phase !== 'expired') return <StartPage state={state} />;
  if (state.user.mustChangePassword) {
    return (
      <ChangePasswordScreen
        onChange={session.changePassword}
        onDone={session.passwordChanged}
        onSignOut={() => void session.signOut()}
        appearance={appearance}
      />
    );
  }
  return (
    <>
      <ShellPage user={state.user} />
      <SignInAgain
        open={state.phase === 'expired'}
        username={state.user.username}
        onSignIn={session.signIn}
        onLeave={session.abandon}
      />
    </>
  );
}
