import type { Language } from '@fnc/domain';

/** Dutch has a no-break space before the percent sign: 41 %, and 41% in English. */
export const percentSigns: Readonly<Record<Language, string>> = { nl: '\u00A0%', en: '%' };
