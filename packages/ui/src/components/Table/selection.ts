export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Why this row cannot be chosen ("Afgemeld 3 okt"); `undefined` when it can. Read aloud with the box. */
  blocked?: ((key: string) => string | undefined) | undefined;
}

export type PageChoice = 'none' | 'some' | 'all';

/** How much of this page is chosen; what is chosen elsewhere does not count. */
export function pageChoice(keys: readonly string[], selected: ReadonlySet<string>): PageChoice {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** The page's box: chooses the whole page, or gives it up when it was chosen whole. Other pages stay as they are. */
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
 * From the box that was used last to this one, both included: all become what this one becomes. Without a last one that
 * is still on the page it is this row alone.
 *
 * @param keys  of the rows that can be chosen, in the order shown
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
