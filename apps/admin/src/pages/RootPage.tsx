import { LinkProvider } from '@fnc/ui';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AppLink } from '../shared/AppLink.tsx';

/** Around every page: links of the views go through the router, going back returns to the same place. */
export function RootPage() {
  return (
    <LinkProvider link={AppLink}>
      <Outlet />
      <ScrollRestoration />
    </LinkProvider>
  );
}
