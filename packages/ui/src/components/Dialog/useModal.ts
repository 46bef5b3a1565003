import { type RefObject, useEffect, useRef } from 'react';
import { keepTabInside } from './keepTabInside.ts';

const focusFirst = (dialog: HTMLDialogElement) =>
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2'))?.focus();

/** The page does not scroll under a dialog; the space of its scrollbar stays, so that nothing moves. */
const keepWidth = () => {
  const root = document.documentElement;
  root.toggleAttribute('data-scrolls', window.innerWidth > root.clientWidth);
};

/** Opens a dialog over the page, with the focus in it. */
export function openModal(dialog: HTMLDialogElement): void {
  keepWidth();
  dialog.showModal();
  focusFirst(dialog);
}

/**
 * Opens and closes a `<dialog>` with a state. Focus moves to `[data-autofocus]`, else to the title, cycles inside with
 * Tab, and returns to where it was, also when the dialog is unmounted while open.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) dialog.close();
    else if (!dialog.open) {
      cameFrom.current = document.activeElement;
      openModal(dialog);
    }
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    dialog?.addEventListener('keydown', keepTabInside);
    return () => dialog?.removeEventListener('keydown', keepTabInside);
  }, []);

  useEffect(
    () => () => {
      // Without this the focus would move to <body>. While the dialog is still open, what is behind it is inert and
      // takes no focus, so the second run of StrictMode changes nothing.
      const from = cameFrom.current;
      const isReached = from?.closest('dialog:modal') ?? !document.querySelector('dialog:modal');
      if (from instanceof HTMLElement && isReached) from.focus();
      // Unmounted while open, it fires no event itself, and messages inside it must be moved.
      document.dispatchEvent(new Event('close'));
    },
    [],
  );
  return ref;
}
