import { type RefObject, useEffect, useState } from 'react';

interface Place {
  readonly top: number;
  readonly height: number;
}

const placeNow = (): Place => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

export interface Following {
  /** `false` once the reader scrolled up; `true` again at the end. */
  readonly following: boolean;
  readonly toEnd: () => void;
}

/** Keeps the end of a growing text in view, until the reader scrolls up to read. `end` is the last child of what grows. */
export function useFollowEnd(end: RefObject<HTMLElement | null>): Following {
  const [following, setFollowing] = useState(true);

  useEffect(() => {
    let last = placeNow();
    function onScroll() {
      const place = placeNow();
      // A text that shrinks for a moment (half a table is held back) moves the page too: that is not the reader.
      const byReader = place.height >= last.height;
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0;
      if (place.top < last.top && byReader) setFollowing(false);
      else if (place.top > last.top && bottom <= window.innerHeight) setFollowing(true);
      last = place;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [end]);

  useEffect(() => {
    const text = end.current?.parentElement;
    if (!following || !text) return undefined;
    const growth = new ResizeObserver(() => end.current?.scrollIntoView({ block: 'nearest' }));
    growth.observe(text);
    return () => growth.disconnect();
  }, [end, following]);

  return { following, toEnd: () => setFollowing(true) };
}
