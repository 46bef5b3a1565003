import { followChanges } from '@fnc/domain/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { openAdmin } from '../admin.ts';
import { deskServices } from '../desk/services.ts';
import { paths } from '../paths.ts';
import { AdminProvider } from '../shared/AdminContext.ts';
import { useEntry } from '../shared/EntryContext.ts';
import { later, newCall } from '../shared/platform.ts';
import { useStore } from '../shared/useStore.ts';
import { PageErrors } from './PageErrors.tsx';
import { ShellPage } from './ShellPage.tsx';
import { StartPage } from './StartPage.tsx';

// Loaded lazily: few visits need these.
const FirstPasswordPage = lazy(async () => ({ default: (await import('./FirstPasswordPage.tsx')).FirstPasswordPage }));
const SignInAgainDialog = lazy(async () => ({ default: (await import('./SignInAgainDialog.tsx')).SignInAgainDialog }));

/** Only for signed-in users. After a sign-in the advisor returns to the page they asked for. */
export function GuardedPages() {
  const entry = useEntry();
  const state = useStore(entry.session);
  const { pathname, search } = useLocation();
  const [admin] = useState(() => openAdmin(entry, () => deskServices(entry.services)));
  const expired = state.phase === 'expired';
  // The dialog stays mounted from then on, so that it can animate its closing.
  const [everExpired, setEverExpired] = useState(expired);
  if (expired && !everExpired) setEverExpired(true);

  const isSignedIn = state.phase === 'signedIn' && !state.user.mustChangePassword;
  useEffect(() => {
    const { changes, browser, workingCopy } = admin.services;
    return isSignedIn ? followChanges({ changes, browser, workingCopy, later, newCall }, admin.follow) : undefined;
  }, [admin, isSignedIn]);

  if (state.phase === 'signedOut') {
    const wanted = state.why === 'left' || pathname === '/' ? undefined : `${pathname}${search}`;
    return <Navigate to={paths.login(wanted)} replace />;
  }
  if (state.phase !== 'signedIn' && state.phase !== 'expired') return <StartPage state={state} />;
  if (state.user.mustChangePassword) {
    return (
      <Suspense>
        <FirstPasswordPage />
      </Suspense>
    );
  }
  return (
    <AdminProvider value={admin}>
      <QueryClientProvider client={admin.queries}>
        {/* The key removes everything of the previous user from the screen. */}
        <ShellPage key={state.user.username} user={state.user} covered={expired} />
      </QueryClientProvider>
      <PageErrors place={state.phase}>
        <Suspense>{everExpired && <SignInAgainDialog open={expired} username={state.user.username} />}</Suspense>
      </PageErrors>
    </AdminProvider>
  );
}
