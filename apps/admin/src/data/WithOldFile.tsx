import { lazy, Suspense, useState } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';

// Few browsers ever need it.
const OldFileOffer = lazy(async () => ({ default: (await import('./OldFileOffer.tsx')).OldFileOffer }));

/** Beside a page on which what an older version left in this browser would be missed. */
export function WithOldFile() {
  const { oldFile } = useAdmin().services;
  const [isThere] = useState(oldFile.isThere);
  return <Suspense>{isThere && <OldFileOffer />}</Suspense>;
}
