import { defaultLanguage, nextLanguage, publicPages } from '@fnc/domain';
import type { LanguageSwitch } from '@fnc/ui/site';
import { pathTo, type PageId } from '../paths.ts';
import { useAddress } from './useAddress.ts';
import { useSiteLanguage } from './useSiteLanguage.ts';

/** At `/` the server answers in the language of the browser, unless the address asks for one (`homeLanguage` of the server). */
const asked = (href: string) => (href === '/' ? `/?lang=${defaultLanguage}` : href);

/** This page in the other language. */
export function useLanguageSwitch(page: PageId): LanguageSwitch {
  const language = nextLanguage(useSiteLanguage());
  const { search } = useAddress();
  const kept = publicPages[page].keepsQuery ? search : '';
  return { language, href: asked(pathTo(page, language)) + kept };
}
