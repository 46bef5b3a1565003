import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How the panel was opened: the pointer may close it again, a click pins it. */
type Opened = 'no' | 'byHover' | 'byChoice';

const itemsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-nav-item]')];

const stepOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};

/**
 * A button with a panel below it: hover, click, Enter and arrow down open it; arrow keys, Home and End move through the
 * items; Escape (focus back on the button), losing the focus and a press outside close it.
 */
export function useDisclosure() {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>('no');
  const open = opened !== 'no';
  const close = () => setOpened('no');

  useEffect(() => {
    if (!open) return undefined;
    const pressed = (event: MouseEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpened('no');
    };
    document.addEventListener('mousedown', pressed);
    return () => document.removeEventListener('mousedown', pressed);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      button.current?.focus();
      return;
    }
    const items = box.current ? itemsOf(box.current) : [];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = stepOf(event.key, at, items.length);
    if (next === null || (at === -1 && event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpened('byChoice');
    // The panel is always in the page, only hidden, so the item is focusable after the next paint.
    requestAnimationFrame(() => items[next]?.focus());
  };

  return {
    open,
    close,
    boxProps: {
      ref: box,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) close();
      },
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpened((was) => (was === 'no' ? 'byHover' : was));
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpened((was) => (was === 'byHover' ? 'no' : was));
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': open,
      onClick: () => setOpened((was) => (was === 'byChoice' ? 'no' : 'byChoice')),
    },
  };
}
