import { createStore, type Store } from '@fnc/domain';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { TableSort } from '../../components/Table/table.ts';
import { type Shortcuts, useShortcuts } from '../keys/useShortcuts.ts';
import type { Copied } from '../PageHead/CopyNotice.tsx';
import { toggled } from '../words/toggled.ts';
import type { Problem } from '../words/problem.ts';

/** The query fields that every list has; each adds its own filters. */
export interface ListQuery {
  readonly search?: string | undefined;
}

interface ListChoice<Query> {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
  /** The query after ticking or unticking this value. */
  readonly next: Query;
}

/** A filter of a list, with the text of its chip while it is set. */
export interface ListFilter<Query> {
  readonly id: string;
  /** The label of its button and chip: "Status". */
  readonly label: string;
  /** Its part of the sentence that describes the query: "status Nieuw". */
  readonly asked: (value: string) => string;
  /** The query fields to reset when the filter is removed. */
  readonly off: Partial<Query>;
  /** A checkbox for each value; none ticked means all. */
  readonly choices?: readonly ListChoice<Query>[] | undefined;
  /** Its own fields, and the text of their values: "sinds 10 nov"; `null` while they filter nothing. */
  readonly fields?: ((onQuery: (query: Query) => void) => ReactNode) | undefined;
  readonly value?: string | null | undefined;
}

/**
 * Checkboxes for these values.
 *
 * @param next the query with these values chosen
 */
export const choicesOf = <Value extends string, Query>(
  values: readonly Value[],
  chosen: readonly Value[] | undefined,
  label: (value: Value) => string,
  next: (chosen: Value[]) => Query,
): readonly ListChoice<Query>[] =>
  values.map((value) => ({
    value,
    label: label(value),
    chosen: chosen?.includes(value) ?? false,
    next: next(toggled(chosen, value)),
  }));

const valueOf = <Query>({ choices, value = null }: ListFilter<Query>): string | null => {
  const chosen = choices?.filter((choice) => choice.chosen) ?? [];
  return chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : value;
};

/** The filters that are set, each with its values as text. */
export const activeOf = <Query>(
  filters: readonly ListFilter<Query>[],
): readonly (readonly [filter: ListFilter<Query>, value: string])[] =>
  filters.flatMap((filter) => {
    const value = valueOf(filter);
    return value === null ? [] : [[filter, value] as const];
  });

/** The words in the search box have none. */
export const hasFields = <Query>({ choices, fields }: ListFilter<Query>): boolean =>
  choices !== undefined || fields !== undefined;

/** A sort order, as in the address and in the column heads. */
export interface ListSort<Sort extends string> extends TableSort {
  readonly value: Sort;
  /** "nieuwste eerst". */
  readonly label: string;
}

/** The loading state of the rows. */
export interface ListState<Query> {
  /** `idle` before the first request; `loading` while there is nothing to show. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** The query of the rows; the address may already have another one. */
  readonly answered?: Query | undefined;
  /** The rows shown belong to an earlier query. */
  readonly stale?: boolean | undefined;
  /** The number of matches on all pages. */
  readonly count: number;
  /** There are more matches than `count`. */
  readonly exceeded?: boolean | undefined;
  /** The number of rows without a filter. */
  readonly total: number;
  /** Why there is nothing to show. */
  readonly problem: Problem | null;
  /** Set when the rows are a cached copy. */
  readonly copied?: Copied | undefined;
}

/** A list that loads page by page. */
export interface ListPaging {
  /** The text when all pages are loaded: "12 leads, alle getoond". */
  readonly allShown: string;
  readonly nextCursor: string | null;
  readonly loadingMore: boolean;
  /** Why the next page failed to load, as a sentence. */
  readonly moreFailed: string | null;
  /** Rows per page. */
  readonly pageSize: number;
  readonly onMore: () => void;
  /** Shortcuts and their descriptions. */
  readonly hints: readonly (readonly [keys: readonly string[], does: string])[];
}

/** Pause after the last key before the request, in ms. */
const quietFor = 250;

/**
 * The text of the search box, which may be ahead of the address. It follows the address when that changes by itself,
 * such as by Back. A key renders only the box again, not the list.
 */
export interface ListSearch<Query> {
  readonly box: Pick<Store<{ readonly text: string }>, 'get' | 'set' | 'subscribe'>;
  /** The search in the address. */
  readonly searched: string;
  /** Applies the current query with the text of the box. */
  readonly askWords: () => void;
  /** Applies this query with the text of the box. */
  readonly ask: (query: Query) => void;
  /** Applies this query with its own search: the text of the box is replaced. */
  readonly askOnly: (query: Query) => void;
}

/** The text of the box, for components that follow every key. */
export const useSearchWords = ({ box }: Pick<ListSearch<unknown>, 'box'>): string =>
  useSyncExternalStore(box.subscribe, box.get).text.trim();

/** Applies the text of the box once typing pauses. */
export function useAskingWords({ box, searched, askWords }: Omit<ListSearch<unknown>, 'ask' | 'askOnly'>) {
  const words = useSearchWords({ box });
  const ask = useEffectEvent(askWords);
  useEffect(() => {
    if (words === searched) return undefined;
    const timer = setTimeout(() => ask(), quietFor);
    return () => clearTimeout(timer);
  }, [words, searched]);
}

export function useListSearch<Query extends ListQuery>(
  query: Query,
  onQuery: (query: Query, how: 'push' | 'replace') => void,
): ListSearch<Query> {
  const searched = query.search ?? '';
  const [box] = useState(() => createStore({ text: searched }));
  const lastAsked = useRef<string | null>(null);
  useLayoutEffect(() => {
    // The address may change to an earlier text while typing continues: the box keeps every letter.
    const isOwn = lastAsked.current === searched;
    lastAsked.current = null;
    if (!isOwn && box.get().text.trim() !== searched) box.set({ text: searched });
  }, [box, searched]);

  const words = () => box.get().text.trim();
  const askFor = (next: Query, how: 'push' | 'replace') => {
    const search = next.search ?? '';
    if (search !== searched) lastAsked.current = search;
    onQuery(next, how);
  };
  const withWords = (next: Query): Query => ({ ...next, search: words() || undefined });
  return {
    box,
    searched,
    askWords: () => askFor(withWords(query), searched && words() ? 'replace' : 'push'),
    ask: (next) => askFor(withWords(next), 'push'),
    askOnly(next) {
      // The box follows the address; only text typed ahead of it must be reset here.
      if (words() !== searched) box.set({ text: next.search ?? '' });
      onQuery(next, 'push');
    },
  };
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;

interface ListKeys<Row> {
  /** The element with the rows, each with its key in `data-row`. */
  holder: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shortcuts besides `j` and `k`. `onRow` acts on the row that has the focus, or had it last. */
  keys: (onRow: (act: (row: Row) => void) => () => void) => Shortcuts;
}

/** `j` and `k` move the focus over the rows' names, so that Enter opens and the focus ring shows the current row. */
export function useListKeys<Row>({ holder, rows, rowKey, keys }: ListKeys<Row>): void {
  const last = useRef<string | null>(null);
  const indexNow = () => {
    last.current = rowOf(document.activeElement) ?? last.current;
    return rows.findIndex((row) => rowKey(row) === last.current);
  };
  const step = (by: 1 | -1) => () => {
    const now = indexNow();
    const next = rows[now === -1 ? 0 : Math.min(Math.max(now + by, 0), rows.length - 1)];
    if (next === undefined) return;
    last.current = rowKey(next);
    const row = holder.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(last.current)}"]`);
    row?.querySelector<HTMLElement>('a')?.focus();
  };
  const onRow = (act: (row: Row) => void) => () => {
    const row = rows[indexNow()];
    if (row !== undefined) act(row);
  };
  useShortcuts({ j: step(1), k: step(-1), ...keys(onRow) });
}

const ownPurpose = 'a, button, input, label, [role="menu"]';

/**
 * A click anywhere in a row follows the link of its name, as a convenience for the mouse: keyboard, new tabs and screen
 * readers use the link itself. Selecting text is not a click.
 */
export function useRowClicks(holder: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const rows = holder.current;
    function open(event: MouseEvent) {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof Element) || target.closest(ownPurpose) !== null) return;
      if (window.getSelection()?.isCollapsed === false) return;
      target.closest('[data-row]')?.querySelector<HTMLElement>('a')?.click();
    }
    rows?.addEventListener('click', open);
    return () => rows?.removeEventListener('click', open);
  }, [holder, enabled]);
}
