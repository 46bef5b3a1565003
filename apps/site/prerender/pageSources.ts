import type { Language } from '@fnc/domain';
import type { PageId } from '../src/paths.ts';

const errors = (language: Language) => `locales/${language}/errorWords.ts`;
const landing = (language: Language) => [
  'src/pages/LandingPage.tsx',
  `locales/${language}/landingWords.ts`,
  errors(language),
];

const pages: Readonly<Record<PageId, (language: Language) => readonly string[]>> = {
  home: () => ['src/pages/HomePage.tsx'],
  contact: () => ['src/pages/HomePage.tsx'],
  calculator: (language) => [
    'src/pages/CalculatorPage.tsx',
    `locales/${language}/calculatorWords.ts`,
    errors(language),
  ],
  guide: landing,
  linkedin: landing,
  facebook: landing,
  privacy: () => ['src/pages/PrivacyPage.tsx'],
  unsubscribe: (language) => ['src/pages/UnsubscribePage.tsx', errors(language)],
  confirm: (language) => ['src/pages/ConfirmPage.tsx', `locales/${language}/newsletterWords.ts`, errors(language)],
};

/** The modules that a page loads to come alive (loadPage.ts): fetched together, and not one after the other. */
export const pageSources = (page: PageId, language: Language): readonly string[] => [
  `locales/${language}/siteWords.ts`,
  ...pages[page](language),
];
