import type { Instant } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';

/** The current time, updated every second while it is needed and the page is visible. */
export function useSecond(matters: boolean): Instant {
  const { browser } = useAdmin().services;
  const [now, setNow] = useState(browser.now);
  useEffect(() => {
    const look = () => setNow(browser.now());
    look();
    return matters ? browser.whileVisible(1_000, look) : undefined;
  }, [browser, matters]);
  return now;
}
