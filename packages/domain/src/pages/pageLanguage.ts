import type { Language } from '../shared/language.ts';
import { publicPages } from './pages.data.ts';

const english = publicPages.home.path.en;

/** The language of an address of the site. */
export const languageOfPath = (pathname: string): Language =>
  pathname === english || pathname.startsWith(`${english}/`) ? 'en' : 'nl';
