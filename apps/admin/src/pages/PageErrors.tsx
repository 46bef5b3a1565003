import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '@fnc/ui/admin';
import { linkTo, paths } from '../paths.ts';
import { useEntry } from '../shared/EntryContext.ts';

/** In the place of a page that broke. */
function ErrorPage() {
  const { browser } = useEntry().services;
  return <ErrorScreen onRetry={browser.reload} homeHref={linkTo(paths.dashboard())} />;
}

interface PageErrorsProps {
  /** Changes with the page: the next one is tried again. */
  place: string;
  children: ReactNode;
}

interface PageErrorsState {
  /** Of what is on the screen. */
  readonly place: string;
  readonly broken: boolean;
}

/** A page that broke, or could not be fetched, is replaced by a screen that says so. */
export class PageErrors extends Component<PageErrorsProps, PageErrorsState> {
  override state: PageErrorsState = { place: this.props.place, broken: false };

  static getDerivedStateFromError(): Partial<PageErrorsState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: PageErrorsProps, state: PageErrorsState): PageErrorsState | null {
    return place === state.place ? null : { place, broken: false };
  }

  override render() {
    return this.state.broken ? <ErrorPage /> : this.props.children;
  }
}
