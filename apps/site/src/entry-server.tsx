import { createI18n, siteWords } from '@fnc/ui/locales';
import { App } from './App.tsx';
import { allPaths, languageOf } from './paths.ts';
import { renderPage, type RenderedPage } from './renderPage.tsx';
import { quietServices } from './services.ts';

export { renderAnswers } from './answers/renderAnswers.tsx';

export const paths: readonly string[] = allPaths;

/** One page as it is first painted. Rejects with the first error of any component. */
export async function render(path: string): Promise<RenderedPage> {
  const language = languageOf(path);
  const i18n = await createI18n(language, siteWords);
  return renderPage(<App i18n={i18n} services={quietServices(path)} />, language);
}
