import { brand } from '@fnc/domain';
import { loadPrivacyStatement, PrivacyPage as Statement } from '@fnc/ui/site';
import { use, useDeferredValue } from 'react';
import { useContactDialog } from '../hooks/useContactDialog.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { PageHead } from './PageHead.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** The privacy statement with the imprint. */
export default function PrivacyPage() {
  // Deferred: the statement stays in sight until its words in the other language are there.
  const statement = use(loadPrivacyStatement(useDeferredValue(useSiteLanguage())));
  const contact = useContactDialog(false);
  return (
    <>
      <PageHead page="privacy" />
      <SiteFrame page="privacy" contact={contact}>
        <Statement statement={statement} brand={brand} />
      </SiteFrame>
    </>
  );
}
