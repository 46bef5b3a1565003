import { type ComponentType, createElement, use } from 'react';

/** The code of a page, or its texts, could not be fetched. */
export class PageNotFetched extends Error {}

/** A page whose code is loaded on demand. */
export interface PageCode {
  /** Starts loading the code; tries again if loading failed before. Resolves to whether it is there. */
  prepare: () => Promise<boolean>;
  /** For rendering: the same promise every time, until the code is loaded again. Rejects with `PageNotFetched`. */
  coming: () => Promise<ComponentType>;
}

export function createPageCode(load: () => Promise<ComponentType>): PageCode {
  let coming: Promise<ComponentType> | null = null;
  let failed = false;
  function begin() {
    failed = false;
    coming = load().catch((cause: unknown) => {
      failed = true;
      throw new PageNotFetched('The code of the page could not be fetched.', { cause });
    });
    // The component that renders the page shows why it is missing.
    coming.catch(() => undefined);
    return coming;
  }
  return {
    prepare: () =>
      (coming === null || failed ? begin() : coming).then(
        () => true,
        () => false,
      ),
    coming: () => coming ?? begin(),
  };
}

/** Renders a page once its code is loaded. */
export const Page = ({ code }: { code: PageCode }) => createElement(use(code.coming()));
