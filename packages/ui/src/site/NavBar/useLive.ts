import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run here: false in prerendered HTML and until it has been taken over. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
