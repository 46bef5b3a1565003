import { ErrorScreen } from '@fnc/ui/admin';
import { linkTo, paths } from '../paths.ts';
import { useEntry } from '../shared/EntryContext.ts';

/** In the place of a page that broke. */
export function ErrorPage() {
  const { browser } = useEntry().services;
  return <ErrorScreen onRetry={browser.reload} homeHref={linkTo(paths.dashboard())} />;
}
