import { Component, type ReactNode, useState } from 'react';
import { ErrorScreen } from '@fnc/ui/admin';
import { useLocation } from 'react-router-dom';
import { useNavigating } from '../navigation/ConsoleRouter.tsx';
import { PageNotFetched } from '../navigation/pageCode.tsx';
import { linkTo, paths } from '../paths.ts';
import { useEntry } from '../shared/EntryContext.ts';

interface ErrorPageProps {
  error: unknown;
  /** Renders the page again. */
  onAgain: () => void;
}

/** Shown instead of a page that threw an error. One whose code is missing is fetched again. */
function ErrorPage({ error, onAgain }: ErrorPageProps) {
  const { browser } = useEntry().services;
  const { fetchPage } = useNavigating();
  const { pathname } = useLocation();
  const [fetching, setFetching] = useState(false);
  const isMissing = error instanceof PageNotFetched;
  async function fetchAgain() {
    setFetching(true);
    if (await fetchPage(pathname)) onAgain();
    // A browser may remember what it could not fetch, and the server may have a newer version by now.
    else if (await browser.isServerThere()) browser.reload();
    else setFetching(false);
  }
  return (
    <ErrorScreen
      missing={isMissing}
      busy={fetching}
      onRetry={isMissing ? () => void fetchAgain() : browser.reload}
      homeHref={linkTo(paths.dashboard())}
    />
  );
}

interface PageErrorsProps {
  /** Changes with the page, so that the next page is tried again. */
  place: string;
  children: ReactNode;
}

interface PageErrorsState {
  /** The place of the page on the screen. */
  readonly place: string;
  /** Wrapped, because anything can be thrown. */
  readonly thrown: { readonly error: unknown } | null;
}

/** Replaces a page that threw, or whose code could not be loaded, by an error screen. */
export class PageErrors extends Component<PageErrorsProps, PageErrorsState> {
  override state: PageErrorsState = { place: this.props.place, thrown: null };

  static getDerivedStateFromError(error: unknown): Partial<PageErrorsState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ place }: PageErrorsProps, state: PageErrorsState): PageErrorsState | null {
    return place === state.place ? null : { place, thrown: null };
  }

  override render() {
    const { thrown } = this.state;
    if (thrown === null) return this.props.children;
    return <ErrorPage error={thrown.error} onAgain={() => this.setState({ thrown: null })} />;
  }
}
