import { StartScreen } from '@fnc/ui/admin';
import { useEffect } from 'react';
import type { SessionState } from '@fnc/domain';
import { useEntry } from '../shared/EntryContext.ts';

interface StartPageProps {
  state: Extract<SessionState, { phase: 'checking' | 'unverified' }>;
}

/** Shown until the stored token is verified. */
export function StartPage({ state }: StartPageProps) {
  const { session, services } = useEntry();
  const unverified = state.phase === 'unverified';
  useEffect(() => {
    if (!unverified) return undefined;
    return services.browser.whileVisible(10_000, () => void session.verify());
  }, [unverified, services, session]);
  return (
    <StartScreen
      problem={unverified ? state.problem : null}
      onRetry={() => void session.verify()}
      onCopy={services.browser.copy}
    />
  );
}
