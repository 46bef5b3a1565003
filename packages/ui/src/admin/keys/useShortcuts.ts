import { useEffect, useRef } from 'react';

/**
 * The action of each key (`/`, `j`, `Escape`) or pair of keys (`g l`). Return `false` to let the browser handle the
 * key.
 */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => unknown) | undefined>>;

/** The second key of a pair must follow within this time, in ms. */
const pairWithin = 1200;

const typingIn = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';
const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog';

/** Whether the focused element handles the key itself. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(typingIn) !== null || target.closest(floating) !== null);

/** Single-key shortcuts for the whole page. Off while typing, inside dialogs and menus, and with Ctrl, Alt or Cmd. */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let first = { key: '', at: 0 };
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
      const pair = event.timeStamp - first.at < pairWithin ? `${first.key} ${event.key}` : '';
      const act = current.current[pair] ?? current.current[event.key];
      first = { key: event.key, at: event.timeStamp };
      if (act === undefined) return;
      if (act(event) !== false) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
