import { PageNotices } from '@fnc/ui/site';
import { useEffect, type ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useLinks } from './hooks/useLinks.ts';
import { usePageShown } from './hooks/usePageShown.ts';
import { useSiteLanguage } from './hooks/useSiteLanguage.ts';
import { pathTo } from './paths.ts';
import { useServices } from './ServicesProvider.tsx';

/** The page with what every page does; says so when it has come alive. */
export function LivePage({ Page }: { Page: ComponentType }) {
  const services = useServices();
  const homeHref = pathTo('home', useSiteLanguage());
  useLinks();
  usePageShown();
  const { showAlive } = services;
  useEffect(showAlive, [showAlive]);
  return (
    <>
      <ErrorBoundary homeHref={homeHref} services={services}>
        <Page />
      </ErrorBoundary>
      <PageNotices />
    </>
  );
}
