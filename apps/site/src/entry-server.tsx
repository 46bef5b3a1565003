import type { Language } from '@fnc/domain';
import { addWords, createI18n, pageWords, readingWords, siteWords } from '@fnc/ui/locales';
import { EmptyContactFaults, plainPost } from '@fnc/ui/site';
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
  /** Invisible parts for the page's own scripts, outside the app's root. */
  extras: string;
  language: Language;
}

/** A page's first render. Rejects with the first error of any component. */
export async function render(path: string): Promise<RenderedPage> {
  const language = languageOf(path);
  const i18n = await createI18n(language, siteWords);
  const id = pageAt(path);
  if (id === undefined) throw new Error(`No page at ${path}.`);
  const Page = await loadPage(id, language, i18n);
  await addWords(i18n, language, pageWords.errors);
  const extras = (
    <I18nextProvider i18n={i18n}>
      <EmptyContactFaults />
    </I18nextProvider>
  );
  const page = await renderPage(<App i18n={i18n} services={quietServices(path)} Page={Page} />, language, extras);
  return page.body.includes(`action="${plainPost.contact}"`) ? page : { ...page, extras: '' };
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

async function htmlOf(part: ReactNode, sheet: ServerStyleSheet): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(sheet.collectStyles(<StrictMode>{part}</StrictMode>), {
    // Otherwise React sends parts of a large page hidden, and needs an inline script to show them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0] instanceof Error ? errors[0] : new Error(String(errors[0]));
  return html;
}

/** A whole page's HTML, with `<div data-app>` as first element. Rejects with the first error of any component. */
async function renderPage(page: ReactNode, language: Language, others: ReactNode = null): Promise<RenderedPage> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await htmlOf(page, sheet);
    const extras = await htmlOf(others, sheet);
    const start = html.indexOf('<div data-app'); // React puts title and metadata before the first element
    return { head: html.slice(0, start) + sheet.getStyleTags(), body: html.slice(start), extras, language };
  } finally {
    sheet.seal();
  }
}
