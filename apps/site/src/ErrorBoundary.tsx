import { ErrorScreen } from '@fnc/ui/site';
import { Component, type ReactNode } from 'react';
import type { Services } from './services.ts';

interface ErrorBoundaryProps {
  homeHref: string;
  services: Services;
  children: ReactNode;
}

/** A page that breaks is replaced by one that says so. Retrying loads the page anew: a lost chunk may be there again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { errorId: string | null }> {
  override state: { errorId: string | null } = { errorId: null };

  static getDerivedStateFromError() {
    return { errorId: '' };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ errorId: this.props.services.reportError(error) });
  }

  override render() {
    const { homeHref, services, children } = this.props;
    const { errorId } = this.state;
    if (errorId === null) return children;
    return <ErrorScreen errorId={errorId} homeHref={homeHref} onRetry={services.reload} />;
  }
}
