import { Footer } from '@fnc/ui/site';
import { useSiteLanguage } from '../hooks/useAddress.ts';
import { useLanguageSwitch } from '../hooks/useLanguageSwitch.ts';
import type { PageId } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';
import { footerHrefs } from './navEntries.ts';

/** The footer of every page with a header. */
export default function SiteFooter({ page }: { page: PageId }) {
  const language = useSiteLanguage();
  const languageSwitch = useLanguageSwitch(page);
  return (
    <Footer
      language={language}
      hrefs={footerHrefs(language)}
      year={useServices().year()}
      languageSwitch={languageSwitch}
    />
  );
}
