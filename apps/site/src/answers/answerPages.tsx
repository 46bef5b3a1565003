import { languages, brand, type Language } from '@fnc/domain';
import { ThemeStyles } from '@fnc/ui';
import { addWords, answerWords, createI18n, pageWords, siteWords } from '@fnc/ui/locales';
import { leaveMarks, PlainFormPage, type PlainFormPageId, plainFormPages, plainFormTitles } from '@fnc/ui/site';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { pathTo } from '../paths.ts';

interface AnswerPageProps {
  page: PlainFormPageId;
  language: Language;
}

/** A page with placeholders that the server fills in. */
function AnswerPage({ page, language }: AnswerPageProps) {
  const { t } = useTranslation(['answers', 'site', 'newsletter']);
  return (
    <div data-app="">
      <title>{`${t(plainFormTitles[page])} – ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ThemeStyles />
      <PlainFormPage
        page={page}
        fill={leaveMarks}
        language={language}
        homeHref={pathTo('home', language)}
        calculatorHref={pathTo('calculator', language)}
        guideHref={pathTo('guide', language)}
        privacyHref={pathTo('privacy', language)}
      />
    </div>
  );
}

export interface AnswerFile {
  /** `contact-sent.nl.html`: the server uses this name. */
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

/** Each of the pages in each language, ready to render. */
export const answerPages = async (): Promise<readonly AnswerPart[]> =>
  (await Promise.all(languages.map(pagesIn))).flat();
