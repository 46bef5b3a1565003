import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '@fnc/ui/admin';
import { linkTo, paths } from '../paths.ts';
import { useEntry } from '../shared/EntryContext.ts';

/** Shown instead of a page that threw an error. */
function ErrorPage() {
  const { browser } = useEntry().services;
  return <ErrorScreen onRetry={browser.reload} homeHref={linkTo(paths.dashboard())} />;
}

interface PageErrorsProps {
  /** Changes with the page, so that the next page is tried again. */
  place: string;
  children: ReactNode;
}

interface PageErrorsState {
  /** The place of the page on the screen. */
  readonly place: string;
  readonly broken: boolean;
}

/** Replaces a page that threw, or whose code could not be loaded, by an error screen. */
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
