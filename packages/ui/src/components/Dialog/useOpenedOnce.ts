import { useState } from 'react';

/**
 * Whether it was ever open. A dialog that is loaded on first open stays mounted afterwards, so that it can close
 * itself: `<Suspense>{useOpenedOnce(open) && <TheDialog open={open} />}</Suspense>`.
 */
export function useOpenedOnce(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
