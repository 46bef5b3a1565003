/**
 * In which states Chromatic pictures each story: those of the offline suite (`scripts/pictures/rule.ts`). Chromatic
 * knows no rule by content, so it takes all four of everything.
 */
export const modes = {
  nl: { language: 'nl', theme: 'light', viewport: 'desktop' },
  dark: { language: 'nl', theme: 'dark', viewport: 'desktop' },
  en: { language: 'en', theme: 'light', viewport: 'desktop' },
  phone: { language: 'nl', theme: 'light', viewport: 'smallPhone' },
};
