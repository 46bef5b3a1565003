import { lazy, type ComponentType } from 'react';

/** A part that a page can do without: where its code cannot be fetched, there is nothing in its place. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));
