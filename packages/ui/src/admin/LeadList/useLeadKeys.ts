import type { Lead, LeadStatus } from '@fnc/domain';
import { type RefObject, useRef } from 'react';
import { useShortcuts } from '../keys/useShortcuts.ts';
import { statusOfKey } from '../leads/leadStages.tsx';

interface LeadKeys {
  /** Holds the rows, each with its id in `data-row`. */
  rows: RefObject<HTMLElement | null>;
  leads: readonly Lead[];
  onSearch: () => void;
  onSelect: (lead: Lead) => void;
  onStatus: (lead: Lead, status: LeadStatus) => void;
  /** How many are selected: then a figure never sets the status of one row alone. */
  selected: number;
  onSelectedStatus: (status: LeadStatus) => void;
  onRefresh: () => void;
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;

/**
 * `j` and `k` walk over the rows by moving the focus to their names, so that Enter opens and the ring shows where one is;
 * `x` acts on the row that has the focus, or had it last, and so do 1–5 while nothing is selected; else they set the status of
 * the selection, as the bar above the rows does.
 */
export function useLeadKeys(keys: LeadKeys): void {
  const { rows, leads, selected, onSearch, onSelect, onStatus, onSelectedStatus, onRefresh } = keys;
  const last = useRef<string | null>(null);

  const currentId = () => {
    const inRow = rowOf(document.activeElement);
    if (inRow !== null) last.current = inRow;
    return last.current;
  };
  const indexNow = () => leads.findIndex(({ id }) => id === currentId());

  const step = (by: 1 | -1) => () => {
    const now = indexNow();
    const next = leads[now === -1 ? 0 : Math.min(Math.max(now + by, 0), leads.length - 1)];
    if (next === undefined) return;
    last.current = next.id;
    const row = rows.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"]`);
    row?.querySelector<HTMLElement>('a')?.focus();
  };
  const onCurrent = (act: (lead: Lead) => void) => () => {
    const lead = leads[indexNow()];
    if (lead !== undefined) act(lead);
  };
  const setStatus = ({ key }: KeyboardEvent) => {
    const status = statusOfKey(key);
    if (status === undefined) return;
    if (selected > 0) onSelectedStatus(status);
    else onCurrent((lead) => lead.status !== status && onStatus(lead, status))();
  };

  useShortcuts({
    '/': onSearch,
    j: step(1),
    k: step(-1),
    x: onCurrent(onSelect),
    r: onRefresh,
    1: setStatus,
    2: setStatus,
    3: setStatus,
    4: setStatus,
    5: setStatus,
  });
}
