import type { Instant } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useAdmin } from './AdminContext.ts';

/** Clocks on the screen show whole minutes: looking twice a minute is enough. */
const everyMs = 30_000;

/** The present, moving on while the page can be seen. */
export function useNow(): Instant {
  const { browser } = useAdmin().services;
  const [now, setNow] = useState(browser.now);
  useEffect(() => browser.whileVisible(everyMs, () => setNow(browser.now())), [browser]);
  return now;
}
