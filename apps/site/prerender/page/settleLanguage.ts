// Runs at the top of every page, before it is painted. Every address has one language, except `/`: there the server
// answers in the browser's preferred language (`homeLanguage` of the server). The visitor's own choice is stored.
import type { Language } from '@fnc/domain';
import { storedLanguage, storeLanguage } from './language.ts';
import { followLanguageLinks } from './languageLink.ts';

/** The home page of each language, the default one first: inlineScripts.ts puts it in. */
declare const homes: Readonly<Record<Language, string>>;

const languages = Object.keys(homes) as Language[];
const spoken = (tag: string) => languages.find((language) => tag.toLowerCase().startsWith(language));

function settleLanguage() {
  const { origin, pathname, search, hash } = location;
  const shown = document.documentElement.lang as Language;
  const choice = spoken(storedLanguage() ?? '');
  const isHome = pathname === '/';
  const query = new URLSearchParams(search);
  const asked = isHome && query.has('lang');
  const withQuery = (path: string) => path + (String(query) && `?${query}`) + hash;

  // Links of this site lead to a page in the chosen language. The console has its own links; and English at `/` is the
  // server's choice, because the site links to `/en`.
  const isAnswer = isHome && homes[shown] !== pathname;
  const { referrer } = document;
  const fromSite = referrer.startsWith(`${origin}/`) && !referrer.startsWith(`${origin}/admin`);
  const chosen = asked || (fromSite && !isAnswer);

  // What the visitor returns to at `/` was shown there in its language: English has an address of its own by then.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const returns = visit?.type === 'back_forward';
  const wanted = returns ? languages.find((language) => homes[language] === pathname) : choice;
  if (isHome && !chosen && wanted !== undefined && wanted !== shown) {
    if (homes[wanted] === pathname) query.set('lang', wanted);
    location.replace(withQuery(homes[wanted]));
    return;
  }
  if (chosen || choice === undefined) storeLanguage(shown);
  query.delete('lang');
  // The address of the shown page, from which the app reads its language.
  if (asked || isAnswer) history.replaceState(history.state, '', withQuery(homes[shown]));
}

settleLanguage();
followLanguageLinks();
