import { lazy } from 'react';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { Prerendered } from '../prerendered/Prerendered.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const PrivacyStatement = lazy(() => import('./PrivacyStatement.tsx'));

/** The page of the privacy statement: text, which needs no script. */
export default function PrivacyPage() {
  const language = useSiteLanguage();
  return (
    <SiteFrame page="privacy">
      <Prerendered>{() => <PrivacyStatement language={language} />}</Prerendered>
    </SiteFrame>
  );
}
