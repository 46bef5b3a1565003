import { type ComponentType, createElement, use } from 'react';

/** A page whose code is loaded on demand. */
export interface PageCode {
  /** Starts loading the code; tries again if loading failed before. */
  prepare: () => void;
  /** For rendering: the same promise every time, until the code is loaded again. Rejects when loading fails. */
  coming: () => Promise<ComponentType>;
}

export function createPageCode(load: () => Promise<ComponentType>): PageCode {
  let coming: Promise<ComponentType> | null = null;
  let failed = false;
  function begin() {
    failed = false;
    coming = load();
    // The component that renders the page shows why it is missing.
    coming.catch(() => {
      failed = true;
    });
    return coming;
  }
  return {
    prepare() {
      if (coming === null || failed) void begin();
    },
    coming: () => coming ?? begin(),
  };
}

/** Renders a page once its code is loaded. */
export const Page = ({ code }: { code: PageCode }) => createElement(use(code.coming()));
