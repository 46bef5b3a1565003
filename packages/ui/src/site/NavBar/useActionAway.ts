import { useEffect, useState } from 'react';

/** What leads to the form, the form itself, and the foot of the page, which the action would cover. */
const inPlace = 'main a[data-variant="primary"], main form, footer';

function isAway(): boolean {
  return ![...document.querySelectorAll(inPlace)].some((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

/** Whether neither the page's action nor what it leads to is in sight; false at first. */
export function useActionAway(): boolean {
  const [away, setAway] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setAway(isAway()));
    };
    // The page grows and shrinks while its parts come alive.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);

  return away;
}
