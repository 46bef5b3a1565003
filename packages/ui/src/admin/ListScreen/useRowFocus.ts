import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const controls = 'a, button, input';

const rowWith = (key: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
const keyAround = (element: Element | null) => element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
const keyOf = (row: HTMLElement) => row.dataset['row'] ?? '';
const partsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(controls)];
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** The title of the page; for a list without rows. */
function focusTitle() {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}

/** Rows that may be deleted, from the question on. */
interface Watched {
  /** Of the rows that are shown. */
  readonly keys: ReadonlySet<string>;
  readonly isSelection: boolean;
  /** The keys of all rows at the time of the question, in order. */
  readonly order: readonly string[];
  /** The control that asked. */
  readonly pressed: HTMLElement | undefined;
  /** Those that have left the list. */
  readonly gone: Set<string>;
  /** The focus has been moved to another row. */
  isMoved: boolean;
}

function watch(asked: readonly string[]): Watched | null {
  const keys = new Set(asked.filter((key) => rowWith(key) !== null));
  if (keys.size === 0) return null;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const { activeElement } = document;
  const row = rows.find((one) => one.contains(activeElement) || keys.has(keyOf(one)));
  const parts = row === undefined ? [] : partsOf(row);
  return {
    keys,
    isSelection: asked.length > 1,
    order: rows.map(keyOf),
    // A menu has the focus outside its row; its button is the last one there.
    pressed: parts.find((part) => part === activeElement) ?? parts.at(-1),
    gone: new Set(),
    isMoved: false,
  };
}

const lookOf = ({ tagName, className, dataset }: HTMLElement) => [tagName, className, dataset['variant']].join();

/** The same control of another row; its name when it has none, because another button does something else. */
function sameIn(row: HTMLElement, { isSelection, pressed }: Watched) {
  const parts = partsOf(row);
  if (isSelection) return parts.find((part) => part.matches('input'));
  const same = pressed && parts.findLast((part) => lookOf(part) === lookOf(pressed));
  return same ?? parts.find((part) => part.matches('a'));
}

/** Moves to the row itself while it is there, to the next one that stays, or else to the one before. */
function moveOn(watched: Watched) {
  const { keys, isSelection, order } = watched;
  const from = Math.max(
    order.findIndex((key) => keys.has(key)),
    0,
  );
  const nearest = [...order.slice(from), ...order.slice(0, from).toReversed()];
  const row = nearest
    .filter((key) => !isSelection || !keys.has(key))
    .map(rowWith)
    .find((found) => found !== null);
  const part = row && sameIn(row, watched);
  if (part) part.focus();
  else focusTitle();
}

/** Looks where the focus is. Returns whether these rows are still of interest. */
function follow(watched: Watched, isClosing: boolean): boolean {
  const { keys, gone } = watched;
  const back = [...gone].find((key) => rowWith(key) !== null);
  if (back !== undefined) {
    const active = document.activeElement;
    if (isLost() || keyAround(active) !== undefined || active?.matches('h1') === true) {
      const row = rowWith(back);
      (row?.querySelector('a') ?? row?.querySelector('button'))?.focus();
    }
    return false;
  }
  for (const key of keys) if (rowWith(key) === null) gone.add(key);
  const hasLeft = gone.size > 0;
  if (isLost() && !watched.isMoved && (hasLeft || isClosing)) {
    moveOn(watched);
    watched.isMoved = hasLeft || watched.isSelection;
  }
  // Otherwise the question was cancelled, and the user has moved on.
  return hasLeft || watched.isMoved || isLost() || keys.has(keyAround(document.activeElement) ?? '');
}

/**
 * Keeps the focus in a list when the row that has it is deleted: the next row gets it, or the title when none is left.
 * When rows come back by undo, the first of them gets it. Moves it only from where the deletion left it.
 *
 * @param asked keys of the rows in the question; `null` while its dialog is closed
 */
export function useRowFocus(asked: readonly string[] | null): void {
  const watched = useRef<Watched | null>(null);
  const isOpen = asked !== null;
  const begin = useEffectEvent(() => {
    watched.current = asked && watch(asked);
  });
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);

  useEffect(() => {
    if (isOpen) return undefined;
    const look = (isClosing: boolean) => {
      if (watched.current === null || document.querySelector('dialog:modal') !== null) return;
      if (!follow(watched.current, isClosing)) watched.current = null;
    };
    look(true);
    const changes = new MutationObserver(() => look(false));
    changes.observe(document.body, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [isOpen]);
}
