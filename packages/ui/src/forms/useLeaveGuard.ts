import { useEffect, useState } from 'react';
import type { UnsavedChangesDialogProps } from './UnsavedChangesDialog.tsx';

interface Leaving {
  leave: () => void;
  stay?: (() => void) | undefined;
}

export interface LeaveGuard {
  /**
   * The way to another page of the app. Nothing unsaved: `leave` is called at once. Else the visitor is asked, and one of
   * the two is called: with a router, its blocker's `proceed` and `reset`.
   */
  ask: (leave: () => void, stay?: () => void) => void;
  /** Spread onto `UnsavedChangesDialog`. */
  dialog: UnsavedChangesDialogProps;
}

/**
 * Guards what was typed and not saved: against closing or reloading the page (the browser asks, in its own words) and
 * against going elsewhere within the app. Knows no router.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep); // only while needed: it keeps a page out of the back-forward cache
    return () => window.removeEventListener('beforeunload', keep);
  }, [dirty]);
  return {
    ask: (leave, stay) => {
      if (dirty) setLeaving({ leave, stay });
      else leave();
    },
    dialog: {
      open: leaving !== null,
      onStay: () => {
        setLeaving(null);
        leaving?.stay?.();
      },
      onLeave: () => {
        setLeaving(null);
        leaving?.leave();
      },
    },
  };
}
