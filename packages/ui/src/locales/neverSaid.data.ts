import type { Language } from '@fnc/domain';

/** Promising or pressing words that no text of the product may use, with a replacement where there is one. */
export const neverSaid: Readonly<Record<Language, readonly { word: string; instead: string }[]>> = {
  nl: [
    { word: 'garantie', instead: 'indicatie' },
    { word: 'belastingvrij', instead: 'het tarief, met zijn voorwaarde' },
    { word: 'urgent', instead: 'de datum' },
    { word: 'laatste kans', instead: 'niets' },
  ],
  en: [
    { word: 'guarantee', instead: 'indication' },
    { word: 'tax-free', instead: 'the rate, with its condition' },
    { word: 'urgent', instead: 'the date' },
    { word: 'last chance', instead: 'nothing' },
  ],
};
