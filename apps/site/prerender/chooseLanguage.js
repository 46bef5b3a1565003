// Runs before the page is painted, on `/` only: that address names no language. The stored choice wins, then the first
// of the browser's languages that the site speaks; the outcome is kept under i18nextLng. Search engines see the page
// they asked for: their browser says English, and would hide the Dutch home page from them.
const spoken = (tag) => ['nl', 'en'].find((language) => String(tag).toLowerCase().startsWith(language));

function chooseLanguage() {
  if (location.pathname !== '/' || /bot|crawl|spider|slurp/i.test(navigator.userAgent)) return;
  let wanted = navigator.languages.map(spoken).find(Boolean) ?? 'nl';
  try {
    wanted = spoken(localStorage.getItem('i18nextLng')) ?? wanted;
    localStorage.setItem('i18nextLng', wanted);
  } catch {
    // Storage is blocked: the browser's language decides, each time anew.
  }
  if (wanted === 'en') location.replace(`/en${location.search}${location.hash}`);
}

chooseLanguage();
