import type { User } from '@fnc/domain';
import { LazyPart } from '@fnc/ui';
import { type NavEntry, Shell, type ShellDialog } from '@fnc/ui/admin';
import { Suspense, useCallback, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAppearance } from '../appearance/useAppearance.ts';
import { KeepScroll } from '../navigation/KeepScroll.tsx';
import { linkTo, paths, siteHref } from '../paths.ts';
import { useServerHealth } from '../queries/server.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useEntry } from '../shared/EntryContext.ts';
import { PageErrors } from './PageErrors.tsx';

/** Interval between checks of the server's health, in ms. */
const healthEveryMs = 60_000;

const places: Record<NavEntry['id'], string> = {
  dashboard: paths.dashboard(),
  leads: paths.leads(),
  clients: paths.clients(),
  questions: paths.questions(),
  newReport: paths.newReport(),
  campaigns: paths.campaigns(),
  templates: paths.templates(),
};

/**
 * The navigation entry of a page: stored reports are reached through their client, the own account and the log through
 * none.
 */
function entryOf(pathname: string): NavEntry['id'] | null {
  if (pathname === paths.account() || pathname === paths.changes()) return null;
  if (pathname.startsWith('/leads')) return 'leads';
  if (pathname === paths.newReport()) return 'newReport';
  if (pathname.startsWith(paths.questions())) return 'questions';
  if (pathname.startsWith(paths.campaigns())) return 'campaigns';
  if (pathname.startsWith(paths.templates())) return 'templates';
  return /^\/(clients|reports)/.test(pathname) ? 'clients' : 'dashboard';
}

/** The editor of a campaign lies over the list, so the list stays the current page. */
const pageOf = (pathname: string): string => (pathname.startsWith(paths.campaigns()) ? paths.campaigns() : pathname);

/** @param covered the session ended: the page waits for the same person to sign in again */
export function ShellPage({ user, covered }: { user: User; covered: boolean }) {
  const { session, services } = useAdmin();
  const { browser, preferences } = services;
  const signOut = useSignOut();
  const appearance = useAppearance();
  const health = useServerHealth({ everyMs: healthEveryMs });
  const counts: Partial<Record<NavEntry['id'], number>> = health.status?.records ?? {};
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [railOpen, setRailOpen] = useState(preferences.railOpen);
  const [dialog, setDialog] = useState<ShellDialog | null>(null);
  const [searching, setSearching] = useState(false);
  const { words } = useEntry();
  // What lies over a page is about that page: the browser's Back closes it, and does not only change what is behind it.
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setSearching(false);
    setDialog(null);
  }
  const fetchPalette = () => Promise.all([import('../palette/ConsolePalette.tsx'), words.need('palette')]);
  const onSearch = useCallback(() => setSearching(true), []);
  const onSearched = () => setSearching(false);

  const entries = (Object.keys(places) as NavEntry['id'][]).map((id) => ({
    id,
    href: linkTo(places[id]),
    count: counts[id],
  }));
  return (
    <Shell
      entries={entries}
      current={entryOf(pathname)}
      pageKey={pageOf(pathname)}
      user={user}
      health={health}
      memoryOnly={services.memoryOnly}
      railOpen={railOpen}
      onRailOpen={(open) => {
        setRailOpen(open);
        preferences.saveRailOpen(open);
      }}
      appearance={appearance}
      onGo={(id) => void navigate(places[id])}
      onChangePassword={session.changePassword}
      onSignOut={signOut}
      siteHref={siteHref}
      accountHref={linkTo(paths.account())}
      changesHref={linkTo(paths.changes())}
      onSearch={onSearch}
      dialog={dialog}
      onDialog={setDialog}
      covered={covered}
    >
      <PageErrors place={pathname}>
        <Suspense>
          <Outlet context={{ accountName: user.username, onChangePassword: () => setDialog('password') }} />
          <KeepScroll scrolling={browser.scrolling} />
        </Suspense>
      </PageErrors>
      <LazyPart fetchCode={fetchPalette} open={searching} onClose={onSearched}>
        {([{ ConsolePalette }]) => (
          <ConsolePalette open={searching} onClose={onSearched} places={entries} onDialog={setDialog} />
        )}
      </LazyPart>
    </Shell>
  );
}
