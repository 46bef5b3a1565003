import type { Language } from '@fnc/domain';
import type { ProfessionId } from '@fnc/ui/reading';

/** Static pages without an app: each is a separate document, and the browser follows links to it. */
const knowledge: Readonly<Record<Language, string>> = { nl: '/kennis', en: '/en/knowledge' };

const professions: Readonly<Record<Language, Readonly<Record<ProfessionId, string>>>> = {
  nl: {
    captains: '/voor/kapiteins',
    consultants: '/voor/consultants',
    nomads: '/voor/digital-nomads',
    entrepreneurs: '/voor/ondernemers',
  },
  en: {
    captains: '/en/for/captains',
    consultants: '/en/for/consultants',
    nomads: '/en/for/digital-nomads',
    entrepreneurs: '/en/for/entrepreneurs',
  },
};

/** The profession pages. */
export const professionPaths = (language: Language): Readonly<Record<ProfessionId, string>> => professions[language];

/** The list of articles, which are below it. */
export const knowledgePath = (language: Language): string => knowledge[language];

/** The feed of a language's articles. */
export const feedPath = (language: Language): string => `${knowledge[language]}/feed.xml`;
