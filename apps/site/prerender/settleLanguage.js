// Runs at the top of every page, before it is painted. Every address has one language, except `/`: there the server
// answers in the language that the browser prefers (homeLanguage.ts). The visitor's own choice is kept under i18nextLng.
/* global homes -- by language, written ahead of this by inlineScripts.ts */
const key = 'i18nextLng';
const spoken = (tag) => Object.keys(homes).find((language) => String(tag).toLowerCase().startsWith(language));

/** `undefined` where nothing is kept, or the browser keeps nothing. */
function kept() {
  try {
    return spoken(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function keep(language) {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The browser's language decides, each time anew.
  }
}

function settleLanguage() {
  const { origin, pathname, search, hash } = location;
  const shown = document.documentElement.lang;
  const choice = kept();
  const isHome = pathname === '/';
  const query = new URLSearchParams(search);
  const asked = isHome && query.has('lang');
  const withQuery = (path) => path + (String(query) && `?${query}`) + hash;

  // A link of this site leads to a page in the language that the visitor wants. The console speaks for itself; and English
  // at `/` is the server's answer, for the site links to `/en`.
  const isAnswer = isHome && homes[shown] !== pathname;
  const { referrer } = document;
  const fromSite = referrer.startsWith(`${origin}/`) && !referrer.startsWith(`${origin}/admin`);
  const chosen = asked || (fromSite && !isAnswer);

  if (isHome && !chosen && choice !== undefined && choice !== shown) {
    if (homes[choice] === pathname) query.set('lang', choice);
    location.replace(withQuery(homes[choice]));
    return;
  }
  if (chosen || choice === undefined) keep(shown);
  query.delete('lang');
  // The address of the page that is shown, from which the app reads its language.
  if (asked || isAnswer) history.replaceState(history.state, '', withQuery(homes[shown]));
}

settleLanguage();
