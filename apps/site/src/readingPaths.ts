import type { Language } from '@fnc/domain';

/** Pages that are read and run no app: each is a document of its own, and a link to it is followed by the browser. */
const knowledge: Readonly<Record<Language, string>> = { nl: '/kennis', en: '/en/knowledge' };

/** The overview of the articles; each article stands below it. */
export const knowledgePath = (language: Language): string => knowledge[language];

/** The feed of the articles of a language. */
export const feedPath = (language: Language): string => `${knowledge[language]}/feed.xml`;
