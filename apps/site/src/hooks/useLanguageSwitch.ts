import type { LanguageSwitch } from '@fnc/ui/site';
import { useLocation } from 'react-router-dom';
import { pathTo, type PageId } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';
import { useHydrated } from './useHydrated.ts';
import { useSiteLanguage } from './useSiteLanguage.ts';

/** Pages that a mail leads to: without the token of its link there is nothing to do on them. */
const needsLink: ReadonlySet<PageId> = new Set(['unsubscribe', 'confirm']);

/** This page in the other language. */
export function useLanguageSwitch(page: PageId): LanguageSwitch {
  const { rememberLanguage } = useServices();
  const language = useSiteLanguage() === 'nl' ? 'en' : 'nl';
  const { search } = useLocation();
  const kept = useHydrated() && needsLink.has(page) ? search : '';
  return { language, href: pathTo(page, language) + kept, onChoose: rememberLanguage };
}
