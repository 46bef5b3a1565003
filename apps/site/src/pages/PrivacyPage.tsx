import { brand } from '@fnc/domain';
import { loadPrivacyStatement, PrivacyPage as Statement } from '@fnc/ui/site';
import { use, useDeferredValue } from 'react';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { pathTo } from '../paths.ts';
import { PageHead } from './PageHead.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** The privacy statement with the imprint. */
export default function PrivacyPage() {
  // Deferred: the statement stays in sight until its words in the other language are there.
  const language = useSiteLanguage();
  const statement = use(loadPrivacyStatement(useDeferredValue(language)));
  return (
    <>
      <PageHead page="privacy" />
      <SiteFrame page="privacy">
        <Statement statement={statement} brand={brand} unsubscribeHref={pathTo('unsubscribe', language)} />
      </SiteFrame>
    </>
  );
}
