import { PageNotices } from '@fnc/ui/site';
import { type ComponentType, useEffect } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { usePageShown } from './hooks/usePageShown.ts';
import { useSiteLanguage } from './hooks/useSiteLanguage.ts';
import { pathTo } from './paths.ts';
import { linkTarget } from './router/linkTarget.ts';
import { useServices } from './ServicesProvider.tsx';

/** Links to the contact form open it over the page, also those in parts that stayed plain HTML. The browser does the rest. */
function useLinks(): void {
  const { addressBar, showFromTop } = useServices();

  useEffect(
    () =>
      addressBar.onLink((link) => {
        const target = linkTarget(link, addressBar.read());
        if (target.by === 'browser') return false;
        if (target.by === 'app') addressBar.push(target.to);
        else showFromTop();
        return true;
      }),
    [addressBar, showFromTop],
  );
}

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
