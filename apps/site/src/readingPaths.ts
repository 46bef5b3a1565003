import type { Language } from '@fnc/domain';
import type { ProfessionId } from '@fnc/ui/reading';

/** Pages that are read and run no app: each is a document of its own, and a link to it is followed by the browser. */
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

/** The page of each profession. */
export const professionPaths = (language: Language): Readonly<Record<ProfessionId, string>> => professions[language];

/** The overview of the articles; each article stands below it. */
export const knowledgePath = (language: Language): string => knowledge[language];

/** The feed of the articles of a language. */
export const feedPath = (language: Language): string => `${knowledge[language]}/feed.xml`;
