import { SignIn } from '@fnc/ui/admin';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeNext, siteHref } from '../paths.ts';
import { useEntry } from '../shared/EntryContext.ts';
import { useStore } from '../shared/store.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { StartPage } from './StartPage.tsx';

export function SignInPage() {
  const { session, services } = useEntry();
  const { copyKeeping } = services;
  const [keepsCopy, setKeepsCopy] = useState(copyKeeping.isKept);
  const state = useStore(session);
  const appearance = useAppearance();
  const [params] = useSearchParams();

  if (state.phase === 'signedIn') return <Navigate to={safeNext(params.get('next'))} replace />;
  // Whoever is asked again signs in over their own page, which only the guard shows.
  if (state.phase === 'expired') return <Navigate to={safeNext(params.get('next'))} replace />;
  if (state.phase !== 'signedOut') return <StartPage state={state} />;
  return (
    <SignIn
      onSignIn={session.signIn}
      expired={state.why === 'expired'}
      keepsCopy={keepsCopy}
      onKeepsCopy={(wish) => {
        copyKeeping.choose(wish);
        setKeepsCopy(wish);
      }}
      siteHref={siteHref}
      appearance={appearance}
    />
  );
}
