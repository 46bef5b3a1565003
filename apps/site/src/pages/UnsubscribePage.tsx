import { Unsubscribe } from '@fnc/ui/site';
import { useSearch, useSiteLanguage } from '../hooks/useAddress.ts';
import { useSending } from '../hooks/useSending.ts';
import { pathTo } from '../paths.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** Unsubscribes. A mail's link has its token in the address (`?t=…`), which the build does not know. */
export default function UnsubscribePage() {
  const language = useSiteLanguage();
  const sending = useSending();
  const search = new URLSearchParams(useSearch());
  return (
    <>
      <SiteFrame page="unsubscribe">
        <Unsubscribe
          token={search.get('t')}
          language={language}
          homeHref={pathTo('home', language)}
          onUnsubscribe={(token) => sending((visit) => visit.unsubscribe(token))}
          onResubscribe={(token) => sending((visit) => visit.resubscribe(token))}
          onRequestLink={(email) => sending((visit) => visit.requestUnsubscribeLink(email, language))}
        />
      </SiteFrame>
    </>
  );
}
