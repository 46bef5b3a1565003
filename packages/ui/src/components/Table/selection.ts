export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Why this row cannot be selected ("Afgemeld 3 okt"); `undefined` when it can. Read with the checkbox. */
  blocked?: ((key: string) => string | undefined) | undefined;
}

export type PageChoice = 'none' | 'some' | 'all';

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
