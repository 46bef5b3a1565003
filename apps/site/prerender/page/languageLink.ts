// A link to the page in the other language leads to the part that is being read, with the state that the query holds; its
// choice is stored before that page is requested.
import { around } from './app.ts';
import { storeLanguage } from './language.ts';

/** Parts with an address of their own; React's own ids begin with an underscore. A section is known by its own id. */
const parts = ['main section', 'main form', 'main h2', 'footer']
  .map((part) => `${part}[id]:not([id^="_"],section[id] *)`)
  .join();

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** The target of the address's anchor while it is in the window, else the part over a line below the page's header. */
function partRead(): HTMLElement | undefined {
  const target = document.querySelector<HTMLElement>(':target');
  if (target !== null && topOf(target) >= 0 && topOf(target) < innerHeight) return target;
  return [...document.querySelectorAll<HTMLElement>(parts)].findLast((part) => topOf(part) < innerHeight / 3);
}

function follow(event: Event) {
  const link = around(event, 'a[hreflang]') as HTMLAnchorElement | null;
  if (link === null) return;
  // The page was built without a query, so the links in its HTML have none.
  if (document.documentElement.dataset['keepsQuery'] !== undefined) link.search = location.search;
  const part = partRead();
  link.hash = part?.dataset['elsewhere'] ?? part?.id ?? ''; // an anchor made of words has others in that language
  if (event.type === 'click') storeLanguage(link.hreflang);
}

/** At the window, before the app's own script lets no click further. */
export function followLanguageLinks(): void {
  for (const press of ['click', 'auxclick', 'contextmenu']) addEventListener(press, follow, true);
}
