import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

function subscribe(onChange: () => void): () => void {
  // Neither event bubbles.
  document.addEventListener('toggle', onChange, true);
  document.addEventListener('close', onChange, true);
  return () => {
    document.removeEventListener('toggle', onChange, true);
    document.removeEventListener('close', onChange, true);
  };
}

const topmostDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/** Stands inside the modal dialog the visitor is in, because all else is inert then; where it is when there is none. */
export function InTopmostDialog({ children }: { children: ReactNode }) {
  const dialog = useSyncExternalStore(subscribe, topmostDialog, () => null);
  return dialog ? createPortal(children, dialog) : children;
}
