import { useEffect, useState } from 'react';
import type { UnsavedChangesDialogProps } from './UnsavedChangesDialog.tsx';

interface Leaving {
  leave: () => void;
  stay?: (() => void) | undefined;
}

export interface LeaveGuard {
  /**
   * Call it before navigating inside the app. Without unsaved changes it calls `leave` at once. Otherwise it asks the
   * visitor and calls one of the two: with a router, its blocker's `proceed` and `reset`.
   */
  ask: (leave: () => void, stay?: () => void) => void;
  /** Spread onto `UnsavedChangesDialog`. */
  dialog: UnsavedChangesDialogProps;
}

/**
 * Guards unsaved changes against closing or reloading the page (the browser asks, in its own words) and against
 * navigation inside the app. Independent of any router.
 *
 * @param onDirty called when unsaved changes appear and when they are gone, also with the form: an app whose router
 *   guards its pages listens
 */
export function useLeaveGuard(dirty: boolean, onDirty?: (dirty: boolean) => void): LeaveGuard {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    onDirty?.(dirty);
    return () => onDirty?.(false);
  }, [dirty, onDirty]);
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
