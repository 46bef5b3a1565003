import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
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

const topmostDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;

function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.display = 'contents';
  return host;
}

export interface InTopmostDialogProps {
  /** How many messages there are. */
  count: number;
  /** Holds one popover. */
  children: ReactNode;
}

/**
 * Stands inside the modal dialog the visitor is in, because all else is inert then; where it is when there is none. One host
 * moves between them, so that its contents are not drawn anew: a button somebody is about to press stays the same button.
 */
export function InTopmostDialog({ count, children }: InTopmostDialogProps) {
  const dialog = useSyncExternalStore(subscribe, topmostDialog, () => null);
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(newHost);
  useLayoutEffect(() => {
    // The dialog of this render may have been taken out in the same moment.
    const place = (dialog?.isConnected === true ? dialog : topmostDialog()) ?? home.current;
    if (host.parentElement !== place) place?.append(host);
    // Shown anew with every message and in every dialog, so that it also lies above one that was opened in between.
    const popover = host.querySelector<HTMLElement>('[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
    if (count > 0) popover?.showPopover();
  }, [dialog, host, count]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return (
    <>
      <div ref={home} style={{ display: 'contents' }} />
      {createPortal(children, host)}
    </>
  );
}
