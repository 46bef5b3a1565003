import { lazy, Suspense, useState } from 'react';
import { keptOn } from '../desk/keptOn.ts';
import { useAdmin } from '../shared/AdminContext.ts';

// Few browsers ever need it.
const OldFileOffer = lazy(async () => ({ default: (await import('./OldFileOffer.tsx')).OldFileOffer }));

/** Who said "later" is asked again after the next sign-in, not on the next page. */
const answerOn = keptOn(() => {
  let saidLater = false;
  const answer = {
    saidLater: () => saidLater,
    sayLater: () => void (saidLater = true),
  };
  return [answer, { forget: () => void (saidLater = false) }];
});

/** Beside a page on which what an older version left in this browser would be missed. */
export function WithOldFile() {
  const admin = useAdmin();
  const answer = answerOn(admin);
  const [isOffered] = useState(() => !answer.saidLater() && admin.services.oldFile.isThere());
  return <Suspense>{isOffered && <OldFileOffer onLater={answer.sayLater} />}</Suspense>;
}
