import { publicPages, type Language, type PageId, type PageKind } from '@fnc/domain';
import { addWords, pageWords, type PageWords } from '@fnc/ui/locales';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';

interface PageParts {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Catalogues of its live parts, besides those of the whole site. */
  readonly words: readonly PageWords[];
}

const parts: Readonly<Record<PageKind, PageParts>> = {
  home: { load: () => import('./HomePage.tsx'), words: [] },
  calculator: { load: () => import('./CalculatorPage.tsx'), words: ['calculator', 'errors'] },
  landing: { load: () => import('./LandingPage.tsx'), words: ['landing', 'errors'] },
  privacy: { load: () => import('./PrivacyPage.tsx'), words: [] },
  unsubscribe: { load: () => import('./UnsubscribePage.tsx'), words: ['errors'] },
  confirm: { load: () => import('./ConfirmPage.tsx'), words: ['newsletter', 'errors'] },
};

/**
 * Fetches everything that a page needs before React hydrates it, so that a failed fetch leaves the page as it is.
 * Rejects when any part cannot be fetched.
 */
export async function loadPage(page: PageId, language: Language, i18n: I18n): Promise<ComponentType> {
  const { load, words } = parts[publicPages[page].kind];
  const [module] = await Promise.all([load(), ...words.map((each) => addWords(i18n, language, pageWords[each]))]);
  return module.default;
}
