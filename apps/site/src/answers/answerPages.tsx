import type { Language } from '@fnc/domain';
import { addWords, answerWords, createI18n, pageWords, siteWords } from '@fnc/ui/locales';
import { plainFormPages } from '@fnc/ui/site';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { siteLanguages } from '../paths.ts';
import { AnswerPage } from './AnswerPage.tsx';

export interface AnswerFile {
  /** `contact-sent.nl.html`: the server knows it by this name. */
  file: string;
}

type AnswerPart = AnswerFile & { language: Language; page: ReactNode };

async function pagesIn(language: Language): Promise<readonly AnswerPart[]> {
  const i18n = await createI18n(language, siteWords);
  await addWords(i18n, language, answerWords);
  await addWords(i18n, language, pageWords.errors);
  await addWords(i18n, language, pageWords.newsletter);
  return plainFormPages.map((page) => ({
    file: `${page}.${language}.html`,
    language,
    page: (
      <I18nextProvider i18n={i18n}>
        <AnswerPage page={page} language={language} />
      </I18nextProvider>
    ),
  }));
}

/** Each of the pages in each language, ready to be rendered. */
export const answerPages = async (): Promise<readonly AnswerPart[]> =>
  (await Promise.all(siteLanguages.map(pagesIn))).flat();
