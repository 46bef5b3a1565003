import { type RefObject, useEffect, useRef, useState } from 'react';

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
  const last = useRef<Place>({ top: 0, height: 0 });

  useEffect(() => {
    last.current = placeNow();
    function onScroll() {
      const place = placeNow();
      // A text that shrinks for a moment (half a table is held back) moves the page too: that is not the reader.
      const byReader = place.height >= last.current.height;
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0;
      if (place.top < last.current.top && byReader) setFollowing(false);
      else if (place.top > last.current.top && bottom <= window.innerHeight) setFollowing(true);
      last.current = place;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [end]);

  useEffect(() => {
    const text = end.current?.parentElement;
    if (!following || !text) return undefined;
    const growth = new ResizeObserver(() => {
      end.current?.scrollIntoView({ block: 'nearest' });
      last.current = placeNow(); // a reader who scrolls up in this same frame is seen all the same
    });
    growth.observe(text);
    return () => growth.disconnect();
  }, [end, following]);

  return { following, toEnd: () => setFollowing(true) };
}
