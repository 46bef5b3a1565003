import { lazy } from 'react';
import { useSiteLanguage } from '../hooks/useAddress.ts';
import { Prerendered } from '../prerendered/Prerendered.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const PrivacyStatement = lazy(() => import('./PrivacyStatement.tsx'));

/** The privacy statement's page: text without scripts. */
export default function PrivacyPage() {
  const language = useSiteLanguage();
  return (
    <SiteFrame page="privacy">
      <Prerendered>{() => <PrivacyStatement language={language} />}</Prerendered>
    </SiteFrame>
  );
}
