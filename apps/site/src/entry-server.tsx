import type { Language } from '@fnc/domain';
import { addWords, createI18n, readingWords, siteWords } from '@fnc/ui/locales';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { ServerStyleSheet } from 'styled-components';
import { answerPages, type AnswerFile } from './answers/answerPages.tsx';
import { App } from './App.tsx';
import { allPaths, languageOf, pageAt } from './paths.ts';
import { loadPage } from './pages/loadPage.ts';
import { ReadingDocument } from './reading/ReadingDocument.tsx';
import type { ReadingPage } from './reading/readingPage.ts';
import { quietServices } from './services.ts';

export const paths: readonly string[] = allPaths;

export interface RenderedPage {
  /** Title, addresses and styles. */
  head: string;
  body: string;
  language: Language;
}

/** A page's first render. Rejects with the first error of any component. */
export async function render(path: string): Promise<RenderedPage> {
  const language = languageOf(path);
  const i18n = await createI18n(language, siteWords);
  const id = pageAt(path);
  if (id === undefined) throw new Error(`No page at ${path}.`);
  const Page = await loadPage(id, language, i18n);
  return renderPage(<App i18n={i18n} services={quietServices(path)} Page={Page} />, language);
}

/** The pages that answer a form without JavaScript: the server fills in the values. */
export async function renderAnswers(): Promise<readonly (RenderedPage & AnswerFile)[]> {
  const rendered: (RenderedPage & AnswerFile)[] = [];
  for (const { file, language, page } of await answerPages()) {
    rendered.push({ ...(await renderPage(page, language)), file });
  }
  return rendered;
}

/** A static page. */
export async function renderReading(page: ReadingPage): Promise<RenderedPage> {
  const { language } = page;
  const i18n = await createI18n(language, siteWords);
  await addWords(i18n, language, readingWords);
  return renderPage(
    <I18nextProvider i18n={i18n}>
      <ReadingDocument page={page} />
    </I18nextProvider>,
    language,
  );
}

/** A whole page's HTML, with `<div data-app>` as first element. Rejects with the first error of any component. */
async function renderPage(page: ReactNode, language: Language): Promise<RenderedPage> {
  const sheet = new ServerStyleSheet();
  try {
    const errors: unknown[] = [];
    const { prelude } = await prerender(sheet.collectStyles(<StrictMode>{page}</StrictMode>), {
      // Otherwise React sends parts of a large page hidden, and needs an inline script to show them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    });
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw errors[0] instanceof Error ? errors[0] : new Error(String(errors[0]));
    const start = html.indexOf('<div data-app'); // React puts title and metadata before the first element
    return { head: html.slice(0, start) + sheet.getStyleTags(), body: html.slice(start), language };
  } finally {
    sheet.seal();
  }
}
