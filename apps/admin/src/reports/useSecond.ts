import type { Instant } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';

/** The present; moves on every second while it matters and the page can be seen. */
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
