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

/** What is taken out of the page leaves the top layer, and has to be shown in it anew. */
function move(host: HTMLElement, to: HTMLElement): void {
  const shown = [...host.querySelectorAll<HTMLElement>(':popover-open')];
  to.append(host);
  for (const popover of shown) popover.showPopover();
}

/**
 * Stands inside the modal dialog the visitor is in, because all else is inert then; where it is when there is none. One host
 * moves between them, so that its contents are not drawn anew: a button somebody is about to press stays the same button.
 */
export function InTopmostDialog({ children }: { children: ReactNode }) {
  const dialog = useSyncExternalStore(subscribe, topmostDialog, () => null);
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(newHost);
  useLayoutEffect(() => {
    const place = dialog ?? home.current;
    if (place) move(host, place);
  }, [dialog, host]);
  useLayoutEffect(() => () => host.remove(), [host]);
  return (
    <>
      <div ref={home} style={{ display: 'contents' }} />
      {createPortal(children, host)}
    </>
  );
}
