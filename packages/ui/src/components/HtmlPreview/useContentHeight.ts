import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What may make the content higher or lower after it is there: an image has come, a part was opened. */
const changes = ['load', 'toggle'] as const;

/**
 * The height in px of what a frame shows, so that the page scrolls and not the frame. Nothing runs inside the frame: it is
 * measured from here, at every new document, every other width, and when its images arrive.
 */
export function useContentHeight(frame: RefObject<HTMLIFrameElement | null>) {
  const [height, setHeight] = useState<number>();
  const measure = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) setHeight(Math.ceil(root.getBoundingClientRect().height));
  }, [frame]);
  useEffect(() => {
    if (frame.current === null) return undefined;
    // In the next frame: a new height at once would set off the observer again while it runs.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, measure]);
  const onLoad = () => {
    for (const change of changes) frame.current?.contentDocument?.addEventListener(change, measure, true);
    measure();
  };
  return { height, onLoad };
}
