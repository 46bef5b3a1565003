import { lazy, useDeferredValue } from 'react';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { Prerendered } from '../prerendered/Prerendered.tsx';
import { PageHead } from './PageHead.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const PrivacyStatement = lazy(() => import('./PrivacyStatement.tsx'));

/** The page of the privacy statement: text, which needs no script. */
export default function PrivacyPage() {
  // Deferred: the statement stays in sight until its words in the other language are there.
  const language = useDeferredValue(useSiteLanguage());
  return (
    <>
      <PageHead page="privacy" />
      <SiteFrame page="privacy">
        <Prerendered>{() => <PrivacyStatement language={language} />}</Prerendered>
      </SiteFrame>
    </>
  );
}
