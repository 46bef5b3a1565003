import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

/**
 * The height in px of what a frame shows, so that the page scrolls and not the frame. Nothing runs inside the frame: it is
 * measured from here, at every new document and whenever its content grows (a font, an image, another width).
 */
export function useContentHeight() {
  const [height, setHeight] = useState<number>();
  const observer = useRef<ResizeObserver>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.documentElement;
    observer.current?.disconnect();
    if (root === undefined) return;
    observer.current = new ResizeObserver(() => setHeight(Math.ceil(root.getBoundingClientRect().height)));
    observer.current.observe(root);
  };
  return { height, onLoad };
}
