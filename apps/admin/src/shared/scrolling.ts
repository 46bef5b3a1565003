import type { KeyValueStore } from '@fnc/domain';
import type { Scrolling } from '../ports.ts';

const key = 'fnc_admin_scroll';

/** The most places whose positions are stored; the oldest goes first. */
const mostPlaces = 100;

const isTop = (entry: unknown): entry is [string, number] => Array.isArray(entry) && typeof entry[1] === 'number';

/** The positions from before the tab was reloaded; empty when they cannot be read. */
function readTops(store: KeyValueStore): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isTop) : []);
  } catch {
    return new Map();
  }
}

/** @param store lasts as long as the tab */
export function createScrolling(
  page: Pick<Window, 'scrollY' | 'scrollTo' | 'addEventListener' | 'removeEventListener'>,
  store: KeyValueStore,
): Scrolling {
  const tops = readTops(store);
  function remember(place: string) {
    tops.delete(place);
    tops.set(place, page.scrollY);
    const [oldest] = tops.keys();
    if (tops.size > mostPlaces && oldest !== undefined) tops.delete(oldest);
  }
  return {
    to: (top) => page.scrollTo(0, top),
    remember,
    remembered: (place) => tops.get(place),
    onGone(place) {
      const keep = () => {
        remember(place());
        try {
          store.setItem(key, JSON.stringify([...tops]));
        } catch {
          // With a full store only the scroll position is lost.
        }
      };
      page.addEventListener('pagehide', keep);
      return () => page.removeEventListener('pagehide', keep);
    },
  };
}
