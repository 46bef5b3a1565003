import { openModal } from '@fnc/ui';
import type { Typed } from '@fnc/ui/site';
import {
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../ServicesProvider.tsx';
import { PrerenderedHtml, useIsPrerendered } from './Prerendered.tsx';
import { typedIn, useSendLive } from './useSendLive.ts';

export interface LiveDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the visitor typed before hydration. */
  typed?: Typed;
  /** Added to the visitor's message. */
  attachment?: string | undefined;
}

export interface PrerenderedDialogProps {
  open: boolean;
  onClose: () => void;
  attachment?: string | undefined;
  /** Fetches the live dialog and its words. */
  load: () => Promise<ComponentType<LiveDialogProps>>;
  /** The same dialog, open, for the build. */
  children: () => ReactNode;
}

interface Live {
  Dialog: ComponentType<LiveDialogProps>;
  typed: Typed;
  /** The visitor sent the plain form. */
  send: boolean;
}

const focusedIn = (dialog: HTMLDialogElement | null): string | null =>
  dialog?.querySelector(':focus')?.getAttribute('name') ?? null;

/**
 * A prerendered dialog with a form, closed or open: it can be opened, filled in, sent and closed before any script
 * (prerender/page/dialogs.ts). The live one is fetched when the browser is idle, and replaces it while it is closed or when
 * the plain form is sent.
 */
export function PrerenderedDialog({ open, onClose, attachment, load, children }: PrerenderedDialogProps) {
  const { drafts, isPrerendering, whenIdle, reportError } = useServices();
  const isPrerendered = useIsPrerendered();
  const part = useRef<HTMLDivElement>(null);
  const livePart = useRef<HTMLDivElement>(null);
  const leave = useRef<AbortController>(null);
  const [live, setLive] = useState<Live | null>(null);
  /** Whether the live one is being rendered behind the closed plain one. */
  const rendering = useRef(false);

  const goLive = (Dialog: ComponentType<LiveDialogProps>, typed: Typed, send: boolean) => {
    const dialog = part.current?.querySelector('dialog') ?? null;
    if (dialog?.open !== true) {
      // It is invisible: rendered in slices, so that clicks meanwhile are handled.
      rendering.current = true;
      startTransition(() => setLive({ Dialog, typed, send }));
      return;
    }
    leave.current?.abort();
    const focused = focusedIn(dialog);
    dialog.close(); // the focus returns to its opener, and then moves into the live one
    flushSync(() => setLive({ Dialog, typed, send }));
    if (focused !== null) livePart.current?.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
  };
  const takePlace = useEffectEvent(goLive);
  /** An open dialog is replaced only if the live one adds something (a result, a draft) and nothing is typed yet. */
  const maySwap = useEffectEvent((typed: Typed) => {
    const adds = attachment !== undefined || Object.values(drafts.contact.read()).some((text) => text !== '');
    return adds && Object.keys(typed).length === 0;
  });
  useSendLive(drafts.contact, part, livePart, load, live?.send === true, (Dialog, typed) =>
    goLive(Dialog, typed, true),
  );

  const left = useEffectEvent(() => {
    if (open) onClose();
  });

  useEffect(() => {
    const dialog = part.current?.querySelector('dialog');
    const leaving = new AbortController();
    const { signal } = leaving;
    leave.current = leaving;
    dialog?.addEventListener('close', () => left(), { signal });
    const takeOver = async () => {
      const Dialog = await load();
      if (signal.aborted || dialog?.isConnected === false) return;
      const typed = part.current === null ? {} : typedIn(part.current);
      // One in use stays until it is closed.
      if (dialog?.open !== true || maySwap(typed)) takePlace(Dialog, typed, false);
    };
    // When the fetch fails, the plain one stays and works.
    const tryTakingOver = () => takeOver().catch(reportError);
    whenIdle(() => {
      dialog?.addEventListener('close', () => void tryTakingOver(), { signal });
      void tryTakingOver();
    });
    // Opened while the live one is being rendered: the live one waits, or it would take the focus and the words away.
    // It takes over at once only where an open dialog may be replaced.
    const opening = new MutationObserver(() => {
      if (dialog?.open !== true || !rendering.current) return;
      rendering.current = false;
      setLive(null);
      void tryTakingOver();
    });
    if (dialog != null) opening.observe(dialog, { attributeFilter: ['open'] });
    return () => {
      leaving.abort();
      opening.disconnect();
    };
  }, [load, whenIdle, reportError]);

  const wasOpen = useRef(false);
  useEffect(() => {
    const dialog = part.current?.querySelector('dialog');
    if (dialog == null) return;
    if (!open) {
      // Opened during hydration: the address will say so shortly.
      if (!wasOpen.current) return;
      delete dialog.dataset['left'];
      dialog.close();
      return;
    }
    wasOpen.current = true;
    if (dialog.dataset['left'] !== undefined) left();
    else if (!dialog.open) openModal(dialog);
  }, [open]);

  if (live === null && isPrerendered) return <PrerenderedHtml ref={part} data-prerendered="" />;
  if (live === null) return <div data-prerendered="">{isPrerendering && <Suspense>{children()}</Suspense>}</div>;
  const { Dialog, typed, send } = live;
  // A visitor who sends the plain form has not seen the attachment.
  const shown = send ? undefined : attachment;
  return (
    <div ref={livePart}>
      <Dialog open={open} onClose={onClose} typed={typed} attachment={shown} />
    </div>
  );
}
