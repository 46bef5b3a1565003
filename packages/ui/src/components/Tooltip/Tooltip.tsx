import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { placeTooltip } from './placeTooltip.ts';
import { TooltipAnchor, TooltipBubble } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** A few words; never a control or a link: the keyboard cannot get there. */
  text: string;
  /** One element. It must say the same to a screen reader, by its label or its content: the bubble is not read aloud. */
  children: ReactNode;
  /** Milliseconds the pointer must rest before the bubble appears, 400 without it; the focus does not wait. */
  delay?: number | undefined;
}

/**
 * A hint on hover and on keyboard focus; Escape takes it away, and the pointer may rest on it. The bubble lies in the top
 * layer, so it also shows above a dialog. A finger has neither hover nor focus: nothing may be said here alone.
 */
export function Tooltip({ text, children, delay = 400 }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const showLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const place = (bubble: HTMLSpanElement | null) => {
    const target = anchor.current?.firstElementChild;
    if (!bubble || !target) return;
    bubble.showPopover();
    const { top, left } = placeTooltip(
      target.getBoundingClientRect(),
      { width: bubble.offsetWidth, height: bubble.offsetHeight },
      { width: document.documentElement.clientWidth },
    );
    bubble.style.top = `${top}px`;
    bubble.style.left = `${left}px`;
  };
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide(); // and a dialog around it closes: the hint is no layer of its own
  };

  return (
    <TooltipAnchor
      ref={anchor}
      role="presentation"
      onPointerEnter={(event) => event.pointerType === 'mouse' && showLater()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      {open && (
        <TooltipBubble ref={place} popover="manual" aria-hidden="true">
          {text}
        </TooltipBubble>
      )}
    </TooltipAnchor>
  );
}
