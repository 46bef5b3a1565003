import type { Language } from '@fnc/domain';

/** Dutch parts a share from its sign by a space that does not break: 41 %, and 41% in English. */
export const percentSigns: Readonly<Record<Language, string>> = { nl: '\u00A0%', en: '%' };
