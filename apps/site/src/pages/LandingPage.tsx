import { publicPages, type Language } from '@fnc/domain';
import { LandingPage as Page } from '@fnc/ui/site';
import { usePathname, useSiteLanguage } from '../hooks/useAddress.ts';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import { useSending } from '../hooks/useSending.ts';
import { pageAt, pathTo } from '../paths.ts';
import { professionPaths } from '../readingPaths.ts';
import { useServices } from '../ServicesProvider.tsx';

/** `guide/build.ts` writes them. */
const spreadOf = (language: Language) => ({ src: `/guide/spread-${language}.webp`, width: 1200, height: 849 });

/** The address decides the words at the top and the stored source. */
function landingAt(pathname: string) {
  const id = pageAt(pathname);
  const page = id === undefined ? undefined : publicPages[id];
  if (id === undefined || page?.kind !== 'landing') throw new Error(`No landing page at ${pathname}.`);
  return { page: id, source: page.source, readers: page.landing.readers };
}

/** The guide's landing pages. */
export default function LandingPage() {
  const language = useSiteLanguage();
  const { page, source, readers } = landingAt(usePathname());
  const languageSwitch = useLanguageSwitch(page);
  const sending = useSending();
  const { drafts } = useServices();
  const path = pathTo(page, language);
  return (
    <Page
      variant={source}
      language={language}
      page={path}
      homeHref={pathTo('home', language)}
      readersHref={readers && professionPaths(language)[readers]}
      privacyHref={pathTo('privacy', language)}
      calculatorHref={pathTo('calculator', language)}
      contactHref={pathTo('contact', language)}
      languageSwitch={languageSwitch}
      draft={drafts.guide}
      spread={spreadOf(language)}
      onRequest={(signUp) => sending((visit) => visit.requestGuide(signUp, { page: path, language }))}
    />
  );
}
