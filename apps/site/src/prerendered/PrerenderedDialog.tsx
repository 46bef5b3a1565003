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
import { PrerenderedHtml } from './PrerenderedHtml.tsx';
import { typedIn } from './typedIn.ts';
import { useIsPrerendered } from './useIsPrerendered.ts';
import { useSendLive } from './useSendLive.ts';

export interface LiveDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the visitor had typed before the dialog came alive. */
  typed?: Typed;
  /** Goes behind the visitor's message. */
  attachment?: string | undefined;
}

export interface PrerenderedDialogProps {
  open: boolean;
  onClose: () => void;
  attachment?: string | undefined;
  /** Fetches the live dialog with its words. */
  load: () => Promise<ComponentType<LiveDialogProps>>;
  /** The same dialog, open, while pages are built. */
  children: () => ReactNode;
}

interface Live {
  Dialog: ComponentType<LiveDialogProps>;
  typed: Typed;
  /** The visitor has sent the plain form. */
  send: boolean;
}

const focusedIn = (dialog: HTMLDialogElement | null): string | null =>
  dialog?.querySelector(':focus')?.getAttribute('name') ?? null;

/**
 * A dialog with a form that came with the page as HTML, closed or open: it can be opened, filled in, sent and left before
 * any script (prerender/page/dialogs.ts). The live one is fetched while nothing else is to be done, and takes its place while it
 * is closed, or when the plain one is sent.
 */
export function PrerenderedDialog({ open, onClose, attachment, load, children }: PrerenderedDialogProps) {
  const { drafts, isPrerendering, whenIdle, reportError } = useServices();
  const isPrerendered = useIsPrerendered();
  const part = useRef<HTMLDivElement>(null);
  const livePart = useRef<HTMLDivElement>(null);
  const leave = useRef<AbortController>(null);
  const [live, setLive] = useState<Live | null>(null);

  const goLive = (Dialog: ComponentType<LiveDialogProps>, typed: Typed, send: boolean) => {
    const dialog = part.current?.querySelector('dialog') ?? null;
    if (dialog?.open !== true) {
      // Nobody sees it: drawn in slices, so that whatever is pressed meanwhile answers.
      startTransition(() => setLive({ Dialog, typed, send }));
      return;
    }
    leave.current?.abort();
    const focused = focusedIn(dialog);
    dialog.close(); // the focus goes back to what opened it, and from there into the live one
    flushSync(() => setLive({ Dialog, typed, send }));
    if (focused !== null) livePart.current?.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
  };
  const takePlace = useEffectEvent(goLive);
  /** Drawn anew under a visitor's eyes only where it has something to add (a sum, a draft), and nothing is typed yet. */
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
    // When it cannot be fetched, the plain one is still there, and works.
    const tryTakingOver = () => takeOver().catch(reportError);
    whenIdle(() => {
      dialog?.addEventListener('close', () => void tryTakingOver(), { signal });
      void tryTakingOver();
    });
    // Opened while the live one is being drawn: the live one waits, or it would take the focus and the words away.
    const opening = new MutationObserver(() => {
      if (dialog?.open === true) setLive(null);
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
      // Opened while the page was being taken over: the address says so in a moment.
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
  // Whoever sent the plain form has not seen what would go along.
  const shown = send ? undefined : attachment;
  return (
    <div ref={livePart}>
      <Dialog open={open} onClose={onClose} typed={typed} attachment={shown} />
    </div>
  );
}
