import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';

export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Why this row cannot be selected ("Afgemeld 3 okt"); `undefined` when it can. Read with the checkbox. */
  blocked?: ((key: string) => string | undefined) | undefined;
}

type PageChoice = 'none' | 'some' | 'all';

/** How much of this page is selected; selections on other pages do not count. */
export function pageChoice(keys: readonly string[], selected: ReadonlySet<string>): PageChoice {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** Toggles the page's checkbox: selects the whole page, or deselects it when all of it was selected. */
export function togglePage(keys: readonly string[], selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  const all = pageChoice(keys, selected) === 'all';
  for (const key of keys) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}

export function toggleRow(key: string, selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/**
 * Sets all rows from the last used checkbox to this one, both included, to the new state of this one. If the last used
 * row is not on the page, sets only this row.
 *
 * @param keys  of the selectable rows, in display order
 */
export function toggleRange(
  keys: readonly string[],
  last: string | null,
  key: string,
  selected: ReadonlySet<string>,
): Set<string> {
  const to = keys.indexOf(key);
  const from = last === null ? -1 : keys.indexOf(last);
  if (from === -1 || to === -1) return toggleRow(key, selected);
  const next = new Set(selected);
  const choose = !selected.has(key);
  for (const one of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (choose) next.add(one);
    else next.delete(one);
  }
  return next;
}

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
