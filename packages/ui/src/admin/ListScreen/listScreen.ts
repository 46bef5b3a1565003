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

/** What every list can be asked; each adds its own filters. */
export interface ListQuery {
  readonly search?: string | undefined;
}

export interface ListChoice<Query> {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
  /** What is asked once it is ticked, or no longer is. */
  readonly next: Query;
}

/** A filter of a list, with what stands on its chip as long as it narrows. */
export interface ListFilter<Query> {
  readonly id: string;
  /** On its button and its chip: "Status". */
  readonly label: string;
  /** Its part of the sentence that says what was asked: "status Nieuw". */
  readonly asked: (value: string) => string;
  /** What of the query goes when it is taken away. */
  readonly off: Partial<Query>;
  /** A box for each value; none ticked means all. */
  readonly choices?: readonly ListChoice<Query>[] | undefined;
  /** Fields of its own, and what they narrow to: "sinds 10 nov"; `null` while they narrow nothing. */
  readonly fields?: ((onQuery: (query: Query) => void) => ReactNode) | undefined;
  readonly value?: string | null | undefined;
}

/** Boxes for these values. @param next the query in which these are chosen */
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

/** The filters that are on, each with what it narrows to. */
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

/** An order, as the address has it and as the heads of the columns show it. */
export interface ListSort<Sort extends string> extends TableSort {
  readonly value: Sort;
  /** "nieuwste eerst". */
  readonly label: string;
}

/** How far the rows are. */
export interface ListState<Query> {
  /** `idle` before the first question; `loading` while there is nothing to show. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** What the rows answer, where the address may already ask something else. */
  readonly answered?: Query | undefined;
  /** The rows shown answer an older question. */
  readonly stale?: boolean | undefined;
  /** All that match, on every page. */
  readonly count: number;
  /** Even more match than `count` says. */
  readonly exceeded?: boolean | undefined;
  /** All there are, without a filter. */
  readonly total: number;
  /** Why there is nothing to show. */
  readonly problem: Problem | null;
  /** This is what the server said earlier. */
  readonly copied?: Copied | undefined;
}

/** A list that comes page by page. */
export interface ListPaging {
  /** While the last page is shown: "12 leads, alle getoond". */
  readonly allShown: string;
  readonly nextCursor: string | null;
  readonly loadingMore: boolean;
  /** Why the next page did not come, as a sentence. */
  readonly moreFailed: string | null;
  /** Rows fetched with one press. */
  readonly pageSize: number;
  readonly onMore: () => void;
  /** Keys, and what they do. */
  readonly hints: readonly (readonly [keys: readonly string[], does: string])[];
}

/** Quiet time after the last key before the server is asked, in ms. */
const quietFor = 250;

/**
 * What stands in the search box, which may be ahead of the address. It follows the address when that changes by itself: Back.
 * A key changes the box alone, and nothing else of the list is drawn for it.
 */
export interface ListSearch<Query> {
  readonly box: Pick<Store<{ readonly text: string }>, 'get' | 'set' | 'subscribe'>;
  /** The words in the address. */
  readonly searched: string;
  /** Asks what is asked now, with the words that are in the box. */
  readonly askWords: () => void;
  /** Asks this, with the words that are in the box. */
  readonly ask: (query: Query) => void;
  /** Asks this, with the words of the query: those in the box go. */
  readonly askOnly: (query: Query) => void;
}

/** The words in the box, for what follows every key. */
export const useSearchWords = ({ box }: Pick<ListSearch<unknown>, 'box'>): string =>
  useSyncExternalStore(box.subscribe, box.get).text.trim();

/** Asks for the words in the box once the keys rest. */
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
    // What was asked from here comes back while more is typed: the box is ahead of it, and keeps every letter.
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
      // The box follows the address; only what is typed ahead of it must be taken back here.
      if (words() !== searched) box.set({ text: next.search ?? '' });
      onQuery(next, 'push');
    },
  };
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;

interface ListKeys<Row> {
  /** Holds the rows, each with its key in `data-row`. */
  holder: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What the list has beside `j` and `k`. `onRow` acts on the row that has the focus, or had it last. */
  keys: (onRow: (act: (row: Row) => void) => () => void) => Shortcuts;
}

/** `j` and `k` walk over the rows by moving the focus to their names, so that Enter opens and the ring shows where one is. */
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
 * A click anywhere in a row follows the link of its name, as a convenience for the mouse: the link itself is there for
 * the keyboard, a new tab and a screen reader. Selecting text is not a click.
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
