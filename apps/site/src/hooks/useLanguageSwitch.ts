import { defaultLanguage, nextLanguage, publicPages } from '@fnc/domain';
import type { LanguageSwitch } from '@fnc/ui/site';
import { pathTo, type PageId } from '../paths.ts';
import { useSearch, useSiteLanguage } from './useAddress.ts';

/** At `/` the server answers in the browser's language, unless the address names one (`homeLanguage` of the server). */
const asked = (href: string) => (href === '/' ? `/?lang=${defaultLanguage}` : href);

/** The address of this page in the other language. */
export function useLanguageSwitch(page: PageId): LanguageSwitch {
  const language = nextLanguage(useSiteLanguage());
  const search = useSearch();
  const kept = publicPages[page].keepsQuery ? search : '';
  return { language, href: asked(pathTo(page, language)) + kept };
}
