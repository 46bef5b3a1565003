import type { Instant } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useAdmin } from './AdminContext.ts';

/** Clocks on the screen show whole minutes, so two updates a minute are enough. */
const everyMs = 30_000;

/** The current time, updated while the page is visible. */
export function useNow(): Instant {
  const { browser } = useAdmin().services;
  const [now, setNow] = useState(browser.now);
  useEffect(() => browser.whileVisible(everyMs, () => setNow(browser.now())), [browser]);
  return now;
}
