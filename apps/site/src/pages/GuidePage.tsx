import type { Language } from '@fnc/domain';
import { LandingPage } from '@fnc/ui/site';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import { useSending } from '../hooks/useSending.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { pathTo } from '../paths.ts';
import { PageHead } from './PageHead.tsx';

const spreads = {
  nl: { src: '/guide/spread-nl.webp', width: 1200, height: 849 },
  en: { src: '/guide/spread-en.webp', width: 1200, height: 849 },
} satisfies Record<Language, object>;

/** The guide's landing page, for visitors from nowhere in particular. */
export default function GuidePage() {
  const language = useSiteLanguage();
  const languageSwitch = useLanguageSwitch('guide');
  const sending = useSending();
  const place = { page: pathTo('guide', language), language };
  return (
    <>
      <PageHead page="guide" />
      <LandingPage
        variant="general"
        language={language}
        homeHref={pathTo('home', language)}
        privacyHref={pathTo('privacy', language)}
        languageSwitch={languageSwitch}
        spread={spreads[language]}
        onRequest={(signUp) => sending((visit) => visit.requestGuide({ ...signUp, source: 'general' }, place))}
      />
    </>
  );
}
