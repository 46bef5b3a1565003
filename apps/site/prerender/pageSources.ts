import type { Language } from '@fnc/domain';
import type { PageId } from '../src/paths.ts';

const pages: Readonly<Record<PageId, (language: Language) => readonly string[]>> = {
  home: () => ['src/pages/HomePage.tsx'],
  contact: () => ['src/pages/HomePage.tsx', 'src/pages/contactDialog.ts'],
  calculator: (language) => ['src/pages/CalculatorPage.tsx', `locales/${language}/calculatorWords.ts`],
  guide: (language) => ['src/pages/LandingPage.tsx', `locales/${language}/landingWords.ts`],
  linkedin: (language) => ['src/pages/LandingPage.tsx', `locales/${language}/landingWords.ts`],
  facebook: (language) => ['src/pages/LandingPage.tsx', `locales/${language}/landingWords.ts`],
  privacy: (language) => ['src/pages/PrivacyPage.tsx', `PrivacyPage/privacy.${language}.data.ts`],
  unsubscribe: () => ['src/pages/UnsubscribePage.tsx'],
};

/** The modules that a page loads as soon as it comes alive: fetched together, and not one after the other. */
export const pageSources = (page: PageId, language: Language): readonly string[] => [
  `locales/${language}/siteWords.ts`,
  ...pages[page](language),
];
