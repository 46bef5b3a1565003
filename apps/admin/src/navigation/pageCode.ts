import type { ComponentType } from 'react';

/** A page whose code comes when it is asked for. */
export interface PageCode {
  /** Begins to fetch it; once more when that failed before. */
  prepare: () => void;
  /** For drawing: the same promise every time, until it is fetched once more. Rejects when it cannot be fetched. */
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
