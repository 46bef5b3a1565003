import { LinkProvider } from '@fnc/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AppLink } from '../navigation/AppLink.tsx';
import { PageErrors } from './PageErrors.tsx';

/** Around every page: links go through the router, and a page is shown once its code is loaded. */
export function RootPage() {
  const { pathname } = useLocation();
  return (
    <LinkProvider link={AppLink}>
      <PageErrors place={pathname}>
        <Suspense>
          <Outlet />
        </Suspense>
      </PageErrors>
    </LinkProvider>
  );
}
