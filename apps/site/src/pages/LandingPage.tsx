import type { Language } from '@fnc/domain';
import { LandingPage as Page, type LandingVariant } from '@fnc/ui/site';
import { useAddress } from '../hooks/useAddress.ts';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import { useSending } from '../hooks/useSending.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { pageAt, pathTo, type PageId } from '../paths.ts';
import { professionPaths } from '../readingPaths.ts';
import { useServices } from '../ServicesProvider.tsx';

const spreads = {
  nl: { src: '/guide/spread-nl.webp', width: 1200, height: 849 },
  en: { src: '/guide/spread-en.webp', width: 1200, height: 849 },
} satisfies Record<Language, object>;

/** The address somebody came to decides the words at the top and the source that is stored. */
const variants = {
  guide: 'general',
  linkedin: 'linkedin',
  facebook: 'facebook',
} as const satisfies Partial<Record<PageId, LandingVariant>>;

const landingAt = (pathname: string): keyof typeof variants => {
  const page = pageAt(pathname);
  return page === 'linkedin' || page === 'facebook' ? page : 'guide';
};

/** The guide's landing pages. */
export default function LandingPage() {
  const language = useSiteLanguage();
  const page = landingAt(useAddress().pathname);
  const languageSwitch = useLanguageSwitch(page);
  const sending = useSending();
  const { drafts } = useServices();
  const path = pathTo(page, language);
  const { captains, consultants } = professionPaths(language);
  const readers = { guide: undefined, linkedin: consultants, facebook: captains };
  return (
    <Page
      variant={variants[page]}
      language={language}
      page={path}
      homeHref={pathTo('home', language)}
      readersHref={readers[page]}
      privacyHref={pathTo('privacy', language)}
      calculatorHref={pathTo('calculator', language)}
      contactHref={pathTo('contact', language)}
      languageSwitch={languageSwitch}
      draft={drafts.guide}
      spread={spreads[language]}
      onRequest={(signUp) => sending((visit) => visit.requestGuide(signUp, { page: path, language }))}
    />
  );
}
