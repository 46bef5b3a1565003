import { useState } from 'react';

/**
 * Whether it was ever open. A dialog whose code is fetched when it is first asked for stays from then on, so that it can
 * close by itself: `<Suspense>{useOpenedOnce(open) && <TheDialog open={open} />}</Suspense>`.
 */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
