import { ErrorScreen } from '@fnc/ui/site';
import { Component, type ReactNode } from 'react';
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
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
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
