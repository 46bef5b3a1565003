import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { pageChoice, type TableSelection, togglePage, toggleRange, toggleRow } from './selection.ts';

const noRows: ReadonlySet<string> = new Set();

/** The checkbox of the nearest selectable row in this direction. */
function neighbourBox(row: Element, direction: 'next' | 'previous'): HTMLInputElement | null {
  const after = (element: Element) =>
    direction === 'next' ? element.nextElementSibling : element.previousElementSibling;
  for (let other = after(row); other?.hasAttribute('data-row'); other = after(other)) {
    const box = other.querySelector<HTMLInputElement>('[data-selects]:enabled');
    if (box) return box;
  }
  return null;
}

/**
 * Selects rows by checkbox, range and key. The browser handles Space. The rest follows the listbox of the ARIA
 * Authoring Practices: arrows move between checkboxes, Shift+arrow also toggles the next one, Shift+Space or
 * Shift+click selects the range from the last used checkbox, Ctrl+A selects the page.
 */
export function useRowSelection(keys: readonly string[], selection: TableSelection | undefined) {
  const choosable = selection ? keys.filter((key) => selection.blocked?.(key) === undefined) : [];
  const latest = useRef({ choosable, selection });
  useLayoutEffect(() => {
    latest.current = { choosable, selection };
  });
  const last = useRef<string | null>(null);

  const toggle = useCallback((key: string, range: boolean) => {
    const now = latest.current;
    if (!now.selection) return;
    const { selected, onChange } = now.selection;
    onChange(range ? toggleRange(now.choosable, last.current, key, selected) : toggleRow(key, selected));
    last.current = key;
  }, []);

  const togglePageNow = useCallback(() => {
    const now = latest.current;
    now.selection?.onChange(togglePage(now.choosable, now.selection.selected));
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const box = event.target;
      if (!(box instanceof HTMLInputElement) || !box.hasAttribute('data-selects') || event.altKey) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
        event.preventDefault();
        togglePageNow();
        return;
      }
      const row = box.closest('[data-row]');
      if (!row || event.ctrlKey || event.metaKey || !/^Arrow(Up|Down)$/.test(event.key)) return;
      event.preventDefault(); // the page scrolls only as far as the focus needs
      const next = neighbourBox(row, event.key === 'ArrowDown' ? 'next' : 'previous');
      next?.focus();
      const key = next?.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (event.shiftKey && key !== undefined) toggle(key, false);
    },
    [toggle, togglePageNow],
  );

  return {
    choice: selection ? pageChoice(choosable, selection.selected) : 'none',
    selected: selection?.selected ?? noRows,
    choosable: choosable.length,
    toggle,
    togglePage: togglePageNow,
    /** Handlers for the element that contains the rows. */
    rowsProps: { onKeyDown, onMouseDown: keepTextUnmarked },
  };
}

/** Shift+click would select all text between the two checkboxes. */
const keepTextUnmarked = (event: MouseEvent) => {
  const onBox = event.target instanceof Element && event.target.closest('label')?.querySelector('[data-selects]');
  if (event.shiftKey && onBox) event.preventDefault();
};

/** Whether Shift was held when a checkbox was toggled, by mouse or by Space. */
export const withShift = ({ nativeEvent }: ChangeEvent): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
