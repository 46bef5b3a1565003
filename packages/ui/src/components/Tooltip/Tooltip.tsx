import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { TooltipAnchor, TooltipBubble } from './Tooltip.styles.ts';

const gap = 8;
const edge = 8;

/** Above the anchor, or below it where there is no room; always inside the window. Viewport pixels. */
export function placeTooltip(
  anchor: { top: number; bottom: number; left: number; width: number },
  bubble: { width: number; height: number },
  viewport: { width: number },
): { top: number; left: number } {
  const above = anchor.top - bubble.height - gap;
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  return {
    top: Math.round(above < edge ? anchor.bottom + gap : above),
    left: Math.round(Math.max(edge, Math.min(centred, viewport.width - bubble.width - edge))),
  };
}

export interface TooltipProps {
  /** A few words; no control or link, because the keyboard cannot reach them. */
  text: string;
  /** One element. Its own label or content must say the same, because the tooltip is not read aloud. */
  children: ReactNode;
  /** Milliseconds of hover before the tooltip appears, default 400; on focus there is no delay. */
  delay?: number | undefined;
}

/**
 * A hint on hover and on keyboard focus; Escape hides it, and the pointer may rest on it. It is in the top layer, so it
 * also shows above a dialog. Touch screens have neither hover nor focus, so it must not be the only source of
 * information.
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
    if (event.key === 'Escape') hide(); // a dialog around it closes too: the hint is no layer
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
