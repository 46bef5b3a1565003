import { type RefObject, useRef } from 'react';
import type { ListedClient } from '../clients/clientListData.ts';
import { useShortcuts } from '../keys/useShortcuts.ts';

interface ClientKeys {
  /** Holds the rows, each with its id in `data-row`. */
  rows: RefObject<HTMLElement | null>;
  entries: readonly ListedClient[];
  onSearch: () => void;
  onNew: () => void;
  onRefresh: () => void;
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;

/** `j` and `k` walk over the rows by moving the focus to their names, so that Enter opens; `/` searches, `n` adds. */
export function useClientKeys({ rows, entries, onSearch, onNew, onRefresh }: ClientKeys): void {
  const last = useRef<string | null>(null);
  const step = (by: 1 | -1) => () => {
    last.current = rowOf(document.activeElement) ?? last.current;
    const now = entries.findIndex(({ client }) => client.id === last.current);
    const next = entries[now === -1 ? 0 : Math.min(Math.max(now + by, 0), entries.length - 1)];
    if (next === undefined) return;
    last.current = next.client.id;
    const row = rows.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.client.id)}"]`);
    row?.querySelector<HTMLElement>('a')?.focus();
  };
  useShortcuts({ '/': onSearch, j: step(1), k: step(-1), n: onNew, r: onRefresh });
}
