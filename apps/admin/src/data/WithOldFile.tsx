import { lazy, Suspense, useState } from 'react';
import { useKept } from '../queries/kept.ts';
import { useAdmin } from '../shared/AdminContext.ts';

// Loaded lazily: few browsers need it.
const OldFileOffer = lazy(async () => ({ default: (await import('./OldFileOffer.tsx')).OldFileOffer }));

/** Shown beside pages on which data of an older version in this browser would be missing. */
export function WithOldFile() {
  const { oldFile } = useAdmin().services;
  // After "later", the question comes back at the next sign-in, not on the next page.
  const [saidLater, setSaidLater] = useKept('oldFileLater', false);
  const [isOffered] = useState(() => !saidLater && oldFile.isThere());
  return <Suspense>{isOffered && <OldFileOffer onLater={() => setSaidLater(true)} />}</Suspense>;
}
