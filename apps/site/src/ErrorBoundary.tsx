import { brand } from '@fnc/domain';
import { addWords, pageWords } from '@fnc/ui/locales';
import type { ErrorScreen } from '@fnc/ui/site';
import type { i18n as I18n } from 'i18next';
import { Component, type ReactNode } from 'react';
import { languageOf } from './paths.ts';
import type { Services } from './services.ts';

interface ErrorBoundaryProps {
  homeHref: string;
  services: Services;
  i18n: I18n;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  errorId: string;
  /** `null` until it is fetched. */
  Screen: typeof ErrorScreen | null;
}

/** A page that breaks is replaced by one that says so. Retrying loads the page anew: a lost chunk may be there again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, errorId: '', Screen: null };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ errorId: this.props.services.reportError(error) });
    void this.fetchScreen();
  }

  async fetchScreen() {
    const { services, i18n, homeHref } = this.props;
    try {
      await addWords(i18n, languageOf(homeHref), pageWords.errors);
      const { ErrorScreen: Screen } = await import('./pages/errorScreen.ts');
      this.setState({ Screen });
    } catch (error) {
      // Without a connection there still is the way home.
      services.reportError(error);
    }
  }

  override render() {
    const { homeHref, services, children } = this.props;
    const { broken, errorId, Screen } = this.state;
    if (!broken) return children;
    if (Screen === null) return <a href={homeHref}>{brand.name}</a>;
    return <Screen errorId={errorId} homeHref={homeHref} onRetry={services.reload} />;
  }
}
