/**
 * The modes of Chromatic's snapshots: those of the offline suite (`scripts/pictures/rule.ts`). `chromaticModes.ts`
 * disables those that a story does not need.
 */
export const modes = {
  nl: { language: 'nl', theme: 'light', viewport: 'desktop' },
  dark: { language: 'nl', theme: 'dark', viewport: 'desktop' },
  en: { language: 'en', theme: 'light', viewport: 'desktop' },
  phone: { language: 'nl', theme: 'light', viewport: 'smallPhone' },
};
