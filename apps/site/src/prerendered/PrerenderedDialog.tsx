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
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../ServicesProvider.tsx';
import { PrerenderedHtml, useIsPrerendered } from './Prerendered.tsx';
import { typedIn, useSendLive } from './useSendLive.ts';

export interface LiveDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the visitor typed into the plain one, once this one takes its place. */
  typed?: Typed | undefined;
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

/** How the live one took the place of the plain one. */
interface Taken {
  typed: Typed;
  /** The visitor sent the plain form. */
  send: boolean;
}

const dialogIn = (part: RefObject<HTMLElement | null>) => part.current?.querySelector('dialog') ?? null;

const focusedIn = (dialog: HTMLDialogElement | null): string | null =>
  dialog?.querySelector(':focus')?.getAttribute('name') ?? null;

/**
 * A prerendered dialog with a form, closed or open: it can be opened, filled in, sent and closed before any script
 * (prerender/page/dialogs.ts). The live one is fetched when the browser is idle and rendered, closed, behind it. It takes
 * the plain one's place while that is closed, or when its form is sent.
 */
export function PrerenderedDialog({ open, onClose, attachment, load, children }: PrerenderedDialogProps) {
  const { drafts, isPrerendering, whenIdle, reportError } = useServices();
  const isPrerendered = useIsPrerendered();
  const part = useRef<HTMLDivElement>(null);
  const livePart = useRef<HTMLDivElement>(null);
  const leave = useRef<AbortController>(null);
  const [Live, setLive] = useState<ComponentType<LiveDialogProps> | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);

  const takePlace = (Dialog: ComponentType<LiveDialogProps>, send: boolean) => {
    const dialog = dialogIn(part);
    const typed = part.current === null ? {} : typedIn(part.current);
    const focused = focusedIn(dialog);
    leave.current?.abort();
    dialog?.close(); // the focus returns to its opener, and then moves into the live one
    flushSync(() => {
      setLive(() => Dialog);
      setTaken({ typed, send });
    });
    if (focused !== null) livePart.current?.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
  };
  useSendLive(drafts.contact, part, livePart, load, taken?.send === true, (Dialog) => takePlace(Dialog, true));

  const left = useEffectEvent(() => {
    // The event comes later than the closing: by then it may be open again.
    if (open && dialogIn(part)?.open !== true) onClose();
  });

  useEffect(() => {
    const dialog = dialogIn(part);
    const leaving = new AbortController();
    const { signal } = leaving;
    leave.current = leaving;
    const fetchLive = async () => {
      const Dialog = await load();
      // It is invisible: rendered in slices, so that a press meanwhile is answered.
      if (!signal.aborted) startTransition(() => setLive(() => Dialog));
    };
    // When the fetch fails, the plain one stays and works, and the next closing tries again.
    const tryFetching = () => fetchLive().catch(reportError);
    dialog?.addEventListener('close', () => left(), { signal });
    whenIdle(() => {
      dialog?.addEventListener('close', () => void tryFetching(), { signal });
      void tryFetching();
    });
    return () => leaving.abort();
  }, [load, whenIdle, reportError]);

  /** An open dialog is replaced only if the live one adds something (a result, a draft) and nothing is typed yet. */
  const maySwap = useEffectEvent(() => {
    const adds = attachment !== undefined || Object.values(drafts.contact.read()).some((text) => text !== '');
    return adds && (part.current === null || Object.keys(typedIn(part.current)).length === 0);
  });
  const takeOver = useEffectEvent(() => {
    if (Live !== null && taken === null) takePlace(Live, false);
  });
  useEffect(() => {
    if (Live === null) return undefined;
    const dialog = dialogIn(part);
    // One in use stays until it is closed. React is still committing: the place is taken right afterwards.
    if (dialog?.open !== true || maySwap()) queueMicrotask(() => takeOver());
    const take = () => takeOver();
    dialog?.addEventListener('close', take);
    return () => dialog?.removeEventListener('close', take);
  }, [Live]);

  const wasOpen = useRef(false);
  useEffect(() => {
    const dialog = dialogIn(part);
    if (dialog === null) return;
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

  if (Live === null && !isPrerendered) {
    return <div data-prerendered="">{isPrerendering && <Suspense>{children()}</Suspense>}</div>;
  }
  return (
    <>
      {taken === null && isPrerendered && <PrerenderedHtml ref={part} data-prerendered="" />}
      {Live !== null && (
        <div ref={livePart}>
          <Live
            open={open && taken !== null}
            onClose={onClose}
            typed={taken?.typed}
            // A visitor who sends the plain form has not seen the attachment.
            attachment={taken?.send === true ? undefined : attachment}
          />
        </div>
      )}
    </>
  );
}
