import type { Language } from '@fnc/domain';
import { changeLanguage, pageWords, type PageWords, siteWords } from '@fnc/ui/locales';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languageOf, siteLanguages } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';

const pages = Object.keys(pageWords) as readonly PageWords[];

/** The language the page is shown in. The address decides; its words may still be on their way. */
export function useSiteLanguage(): Language {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const { showLanguage, reportError } = useServices();
  const wanted = languageOf(pathname);
  const shown = siteLanguages.find((each) => each === i18n.language) ?? wanted;

  useEffect(() => {
    if (shown === wanted) {
      showLanguage(shown);
      return;
    }
    // What the page says now it will say in the other language: no part of it waits for words after the change.
    const said = pages.filter((page) => i18n.hasResourceBundle(shown, page));
    changeLanguage(i18n, wanted, siteWords, ...said.map((page) => pageWords[page])).catch(reportError);
  }, [i18n, shown, wanted, showLanguage, reportError]);

  return shown;
}
