import type { Language } from '@fnc/domain';

/** The language of a person or a mail, named in the language of the console: "Engels" in Dutch, "English" in English. */
export const languageName = (named: Language, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;
