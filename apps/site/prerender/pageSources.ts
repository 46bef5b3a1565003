import type { Language, PageKind } from '@fnc/domain';

const errors = (language: Language) => `locales/${language}/errorWords.ts`;

const sources: Readonly<Record<PageKind, (language: Language) => readonly string[]>> = {
  home: () => ['src/pages/HomePage.tsx'],
  calculator: (language) => [
    'src/pages/CalculatorPage.tsx',
    `locales/${language}/calculatorWords.ts`,
    errors(language),
  ],
  landing: (language) => ['src/pages/LandingPage.tsx', `locales/${language}/landingWords.ts`, errors(language)],
  privacy: () => ['src/pages/PrivacyPage.tsx'],
  unsubscribe: (language) => ['src/pages/UnsubscribePage.tsx', errors(language)],
  confirm: (language) => ['src/pages/ConfirmPage.tsx', `locales/${language}/newsletterWords.ts`, errors(language)],
};

/** The modules that hydrate a page (loadPage.ts): fetched in parallel instead of one after another. */
export const pageSources = (kind: PageKind, language: Language): readonly string[] => [
  `locales/${language}/siteWords.ts`,
  ...sources[kind](language),
];

/** The modules of its live forms (SiteFrame.tsx, HomeSections.tsx), which a page loads once it is hydrated and idle. */
export function laterSources(kind: PageKind, language: Language): readonly string[] {
  if (kind === 'landing') return []; // its form is its page
  return [
    'src/pages/SiteContactDialog.tsx',
    ...(kind === 'home' ? ['src/pages/HomeContact.tsx'] : []),
    errors(language),
  ];
}
