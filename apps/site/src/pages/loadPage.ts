import type { Language } from '@fnc/domain';
import { addWords, pageWords, type PageWords } from '@fnc/ui/locales';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { PageId } from '../paths.ts';

interface PageParts {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** What its live parts say, beside the words of the whole site. */
  readonly words: readonly PageWords[];
}

const home: PageParts = { load: () => import('./HomePage.tsx'), words: [] };
const landing: PageParts = { load: () => import('./LandingPage.tsx'), words: ['landing', 'errors'] };

const pages: Readonly<Record<PageId, PageParts>> = {
  home,
  contact: home,
  calculator: { load: () => import('./CalculatorPage.tsx'), words: ['calculator', 'errors'] },
  guide: landing,
  linkedin: landing,
  facebook: landing,
  privacy: { load: () => import('./PrivacyPage.tsx'), words: [] },
  unsubscribe: { load: () => import('./UnsubscribePage.tsx'), words: ['errors'] },
  confirm: { load: () => import('./ConfirmPage.tsx'), words: ['newsletter', 'errors'] },
};

/**
 * Fetches all that a page needs to come alive, before React touches it: what cannot be fetched leaves the page as it is.
 * Rejects when any part cannot be fetched.
 */
export async function loadPage(page: PageId, language: Language, i18n: I18n): Promise<ComponentType> {
  const { load, words } = pages[page];
  const [module] = await Promise.all([load(), ...words.map((each) => addWords(i18n, language, pageWords[each]))]);
  return module.default;
}
