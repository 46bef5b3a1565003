import { NewsletterConfirm } from '@fnc/ui/site';
import { useSearch, useSiteLanguage } from '../hooks/useAddress.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useSending } from '../hooks/useSending.ts';
import { pathTo } from '../paths.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** Confirms the newsletter. A mail's link has its token in the address (`?t=…`), which the build does not know. */
export default function ConfirmPage() {
  const language = useSiteLanguage();
  const sending = useSending();
  const hydrated = useHydrated();
  const search = new URLSearchParams(useSearch());
  return (
    <>
      <SiteFrame page="confirm">
        <NewsletterConfirm
          token={hydrated ? search.get('t') || null : undefined}
          language={language}
          homeHref={pathTo('home', language)}
          guideHref={pathTo('guide', language)}
          onConfirm={(token) => sending((visit) => visit.confirmNewsletter(token))}
        />
      </SiteFrame>
    </>
  );
}
