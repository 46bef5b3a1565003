import { SignIn } from '@fnc/ui/admin';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useAppearance } from '../appearance/useAppearance.ts';
import { useNavigating } from '../navigation/ConsoleRouter.tsx';
import { safeNext, siteHref } from '../paths.ts';
import { useEntry } from '../shared/EntryContext.ts';
import { useStore } from '../shared/useStore.ts';
import { StartPage } from './StartPage.tsx';

export function SignInPage() {
  const { session, services } = useEntry();
  const { copyKeeping } = services;
  const [keepsCopy, setKeepsCopy] = useState(copyKeeping.isKept);
  const state = useStore(session);
  const appearance = useAppearance();
  const { fetchPage } = useNavigating();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'));

  if (state.phase === 'signedIn') return <Navigate to={next} replace />;
  // After an expired session the advisor signs in over their own page, which only the guard shows.
  if (state.phase === 'expired') return <Navigate to={next} replace />;
  if (state.phase !== 'signedOut') return <StartPage state={state} />;
  return (
    <SignIn
      onSignIn={(username, password, code) => {
        // Fetches the page behind the sign-in while the server checks the password.
        void fetchPage(next);
        return session.signIn(username, password, code);
      }}
      expired={state.why === 'expired'}
      keepsCopy={keepsCopy}
      onKeepsCopy={(keeps) => {
        copyKeeping.choose(keeps);
        setKeepsCopy(keeps);
      }}
      siteHref={siteHref}
      appearance={appearance}
    />
  );
}
