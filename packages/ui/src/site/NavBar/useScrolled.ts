import { useEffect, useState } from 'react';

/** Whether the page is scrolled more than `threshold` px; false at first. */
export function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > threshold);
    // In a frame, which lays the page out anyway: asked for while the page comes alive, it would be laid out for the answer.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [threshold]);

  return scrolled;
}
