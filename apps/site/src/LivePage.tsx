import { PageNotices, ErrorScreen } from '@fnc/ui/site';
import { type ComponentType, useEffect, Component, type ReactNode } from 'react';
import { usePageShown } from './hooks/usePageShown.ts';
import { useSiteLanguage } from './hooks/useSiteLanguage.ts';
import { pathTo } from './paths.ts';
import { linkTarget } from './router/linkTarget.ts';
import { useServices } from './ServicesProvider.tsx';
import type { Services } from './services.ts';

interface ErrorBoundaryProps {
  homeHref: string;
  services: Services;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  errorId: string;
}

/**
 * A page whose code is wrong is replaced by one that says so; its code is in the first bundle. A file that cannot be
 * fetched is no such error: the part that needs it stays as it came (loadPage.ts, Prerendered.tsx).
 */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, errorId: '' };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ errorId: this.props.services.reportError(error) });
  }

  override render() {
    const { homeHref, services, children } = this.props;
    const { broken, errorId } = this.state;
    return broken ? <ErrorScreen errorId={errorId} homeHref={homeHref} onRetry={services.reload} /> : children;
  }
}

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
