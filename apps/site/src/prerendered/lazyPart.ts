import { lazy, type ComponentType } from 'react';

/** An optional part of a page: when its code cannot be fetched, nothing is shown. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));
