import { LinkProvider } from '@fnc/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AppLink } from '../navigation/AppLink.tsx';
import { PageErrors } from './PageErrors.tsx';

/** Around every page: links of the views go through the router, and a page comes when its code is there. */
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
