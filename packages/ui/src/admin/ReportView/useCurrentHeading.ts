import { useEffect, useState } from 'react';

/** A heading counts as read from here, in px below the top of the window. */
const readFrom = 160;

/** Id of the heading whose text is being read: the last one above that line. `null` above the first. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    const known = all === '' ? [] : all.split(' ');
    function look() {
      const above = known.findLast((id) => {
        const top = document.querySelector(`#${CSS.escape(id)}`)?.getBoundingClientRect().top;
        return top !== undefined && top <= readFrom;
      });
      const { scrollHeight } = document.documentElement;
      // The last ones never get up there: at the end of a page that scrolls it is the last that is read.
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setCurrent((atEnd ? known.at(-1) : above) ?? known[0] ?? null);
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [all]);
  return current;
}
