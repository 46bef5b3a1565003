import { PageNotices, ErrorScreen } from '@fnc/ui/site';
import { type ComponentType, useEffect, useLayoutEffect, Component, type ReactNode } from 'react';
import { useSiteLanguage } from './hooks/useAddress.ts';
import { usePageShown } from './hooks/usePageShown.ts';
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
 * A page that throws is replaced by an error page, whose code is in the first bundle. A file that cannot be fetched is
 * no such error: the part that needs it stays as prerendered (loadPage.ts, Prerendered.tsx).
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

/** Links to the contact form open it over the page, also in parts that stay HTML. The browser follows all others. */
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

/** The page with the work of every page; reports when it is hydrated. */
export function LivePage({ Page }: { Page: ComponentType }) {
  const services = useServices();
  const homeHref = pathTo('home', useSiteLanguage());
  useLinks();
  usePageShown();
  const { showStage } = services;
  // What a visitor did before hydration is read in layout effects; the listeners are there after all effects.
  useLayoutEffect(() => showStage('hydrated'), [showStage]);
  useEffect(() => showStage('alive'), [showStage]);
  return (
    <>
      <ErrorBoundary homeHref={homeHref} services={services}>
        <Page />
      </ErrorBoundary>
      <PageNotices />
    </>
  );
}
