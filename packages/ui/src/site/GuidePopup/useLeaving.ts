import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';

type LeavingProps = Pick<ComponentProps<'div'>, 'onFocus'>;

/**
 * Ways out of something that stands over the page without taking it over: Escape, wherever the focus is, and a close that
 * gives the focus back to what had it before somebody went in.
 */
export function useLeaving(open: boolean, onClose: () => void): { props: LeavingProps; close: () => void } {
  const cameFrom = useRef<HTMLElement | null>(null);
  const inside = useRef(false);
  const close = () => {
    if (inside.current) cameFrom.current?.focus();
    inside.current = false;
    onClose();
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });

  useEffect(() => {
    if (!open) return undefined;
    const escape = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open]);

  const props: LeavingProps = {
    onFocus: ({ relatedTarget, currentTarget }) => {
      inside.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
  };
  return { props, close };
}
