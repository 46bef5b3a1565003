import type { User } from '@fnc/domain';
import { Shell } from '@fnc/ui/admin';
import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAppearance } from '../appearance/useAppearance.ts';
import { linkTo, paths, siteHref } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';

/** How often the server is asked how it is, in ms. */
const healthEveryMs = 60_000;

export function ShellPage({ user }: { user: User }) {
  const { health, session, services } = useAdmin();
  const { browser, preferences } = services;
  const appearance = useAppearance();
  const serverHealth = useStore(health);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [railOpen, setRailOpen] = useState(preferences.railOpen);

  useEffect(() => {
    void health.refresh();
    return browser.whileVisible(healthEveryMs, () => void health.refresh());
  }, [browser, health]);

  return (
    <Shell
      entries={[
        { id: 'dashboard', href: linkTo(paths.dashboard()) },
        { id: 'leads', href: linkTo(paths.leads()) },
      ]}
      current={pathname.startsWith(paths.leads()) ? 'leads' : 'dashboard'}
      pageKey={pathname}
      user={user}
      health={serverHealth}
      railOpen={railOpen}
      onRailOpen={(open) => {
        setRailOpen(open);
        preferences.saveRailOpen(open);
      }}
      appearance={appearance}
      onGo={(id) => void navigate(id === 'leads' ? paths.leads() : paths.dashboard())}
      onChangePassword={session.changePassword}
      onSignOut={() => void session.signOut()}
      siteHref={siteHref}
    >
      <Outlet />
    </Shell>
  );
}
