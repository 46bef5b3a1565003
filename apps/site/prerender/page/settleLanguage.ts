// Runs at the top of every page, before it is painted. Every address has one language, except `/`: there the server
// answers in the browser's preferred language (`homeLanguage` of the server). The visitor's own choice is stored.
import type { Language } from '@fnc/domain';
import { storedLanguage, storeLanguage } from './language.ts';

/** The home page of each language, the default one first: inlineScripts.ts puts it in. */
declare const homes: Readonly<Record<Language, string>>;

const spoken = (tag: string) =>
  (Object.keys(homes) as Language[]).find((language) => tag.toLowerCase().startsWith(language));

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

  if (isHome && !chosen && choice !== undefined && choice !== shown) {
    if (homes[choice] === pathname) query.set('lang', choice);
    location.replace(withQuery(homes[choice]));
    return;
  }
  if (chosen || choice === undefined) storeLanguage(shown);
  query.delete('lang');
  // The address of the shown page, from which the app reads its language.
  if (asked || isAnswer) history.replaceState(history.state, '', withQuery(homes[shown]));
}

settleLanguage();
