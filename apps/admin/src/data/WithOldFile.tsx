import { lazy, Suspense, useState } from 'react';
import { useKept } from '../queries/kept.ts';
import { useAdmin } from '../shared/AdminContext.ts';

// Few browsers ever need it.
const OldFileOffer = lazy(async () => ({ default: (await import('./OldFileOffer.tsx')).OldFileOffer }));

/** Beside a page on which what an older version left in this browser would be missed. */
export function WithOldFile() {
  const { oldFile } = useAdmin().services;
  // Who said so is asked again after the next sign-in, not on the next page.
  const [saidLater, setSaidLater] = useKept('oldFileLater', false);
  const [isOffered] = useState(() => !saidLater && oldFile.isThere());
  return <Suspense>{isOffered && <OldFileOffer onLater={() => setSaidLater(true)} />}</Suspense>;
}
