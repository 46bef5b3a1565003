import { ErrorScreen } from '@fnc/ui/admin';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';

/** In the place of a page that broke. */
export function ErrorPage() {
  const error = useRouteError();
  const { browser } = useAdmin().services;
  useEffect(() => console.error(error), [error]);
  return <ErrorScreen onRetry={browser.reload} homeHref={linkTo(paths.dashboard())} />;
}
