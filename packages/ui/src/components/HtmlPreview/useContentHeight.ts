import { type RefObject, useLayoutEffect, useState } from 'react';

/** What may make the content higher or lower after it is there: an image has come, a part was opened. */
const changes = ['load', 'toggle'] as const;

function heightIn(frame: HTMLIFrameElement): number | undefined {
  const root = frame.contentDocument?.documentElement;
  return root && Math.ceil(root.getBoundingClientRect().height);
}

/**
 * The height in px of what a frame shows, so that the page scrolls and not the frame; `undefined` until it is known.
 * Nothing runs inside the frame: it is measured from here, at every new document, at every other width, and when its
 * images arrive.
 */
export function useContentHeight(ref: RefObject<HTMLIFrameElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null) return undefined;
    // Between two documents there is nothing to measure: the frame stays as high as it was, so that the page does not jump.
    const measure = () => setHeight((before) => heightIn(frame) ?? before);
    const loaded = () => {
      for (const change of changes) frame.contentDocument?.addEventListener(change, measure, true);
      measure();
    };
    frame.addEventListener('load', loaded);
    // In the next frame: a new height at once would set off the observer again while it runs.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(frame);
    return () => {
      frame.removeEventListener('load', loaded);
      observer.disconnect();
    };
  }, [ref]);
  return height;
}
