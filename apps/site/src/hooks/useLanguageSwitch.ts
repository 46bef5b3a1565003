import type { LanguageSwitch } from '@fnc/ui/site';
import { pathTo, type PageId } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';
import { useSiteLanguage } from './useSiteLanguage.ts';

/** This page in the other language. */
export function useLanguageSwitch(page: PageId): LanguageSwitch {
  const { rememberLanguage } = useServices();
  const language = useSiteLanguage() === 'nl' ? 'en' : 'nl';
  return { language, href: pathTo(page, language), onChoose: rememberLanguage };
}
