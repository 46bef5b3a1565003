/**
 * In which states Chromatic pictures a story: those of the offline suite (`scripts/pictures/rule.ts`). What a story needs none
 * of, `chromaticModes.ts` turns off.
 */
export const modes = {
  nl: { language: 'nl', theme: 'light', viewport: 'desktop' },
  dark: { language: 'nl', theme: 'dark', viewport: 'desktop' },
  en: { language: 'en', theme: 'light', viewport: 'desktop' },
  phone: { language: 'nl', theme: 'light', viewport: 'smallPhone' },
};
