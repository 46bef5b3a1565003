import { type RefObject, useEffect } from 'react';

const ownPurpose = 'a, button, input, label, [role="menu"]';

/**
 * A click anywhere in a row follows the link of its name, as a convenience for the mouse: the link itself is there for
 * the keyboard, a new tab and a screen reader. Selecting text is not a click.
 */
export function useRowClicks(rows: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const holder = rows.current;
    function open(event: MouseEvent) {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof Element) || target.closest(ownPurpose) !== null) return;
      if (window.getSelection()?.isCollapsed === false) return;
      target.closest('[data-row]')?.querySelector<HTMLElement>('a')?.click();
    }
    holder?.addEventListener('click', open);
    return () => holder?.removeEventListener('click', open);
  }, [rows]);
}
