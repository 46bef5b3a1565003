import { Check, CircleAlert, Undo2, X } from 'lucide-react';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ToastBar, ToastButton, ToastCard, ToastRegion, Waiting } from './Toast.styles.ts';
import { secondsLeft, type Toast, type ToastOptions, toastQueue, visibleToasts } from './toastQueue.ts';

interface ToastItemProps {
  toast: Toast;
  onLeave: (how: 'undone' | 'acted' | 'closed') => void;
}

function ToastItem({ toast, onLeave }: ToastItemProps) {
  const { t } = useTranslation('common');
  const { message, detail, icon, tone, action, undo } = toast;
  const seconds = secondsLeft(toast);
  return (
    <ToastCard data-tone={tone}>
      <Icon of={icon ?? (tone === 'danger' ? CircleAlert : Check)} size={18} />
      <div>
        <strong>{message}</strong>
        {undo && (
          <>
            <span aria-hidden="true">{t('toast.secondsLeft', { count: seconds })}</span>
            <VisuallyHidden>{t('toast.undoHint', { count: toast.duration / 1000 })}</VisuallyHidden>
          </>
        )}
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {action && (
        <ToastButton type="button" onClick={() => onLeave('acted')}>
          {action.label}
        </ToastButton>
      )}
      {undo ? (
        <ToastButton type="button" onClick={() => onLeave('undone')}>
          <Icon of={Undo2} size={16} />
          {t('action.undo')}
        </ToastButton>
      ) : (
        <ToastButton type="button" aria-label={t('action.dismiss')} onClick={() => onLeave('closed')}>
          <Icon of={X} size={16} />
        </ToastButton>
      )}
      {undo && <ToastBar style={{ '--left': (seconds * 1000) / toast.duration }} />}
    </ToastCard>
  );
}

const step = 250;

/** Reports elapsed milliseconds while `running`; a hidden page or a sleeping machine pauses it. */
function useCountdown(running: boolean, onPassed: (milliseconds: number) => void): void {
  const passed = useEffectEvent(onPassed);
  useEffect(() => {
    if (!running) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) passed(Math.min(now - last, 2 * step));
      last = now;
    }, step);
    return () => clearInterval(timer);
  }, [running]);
}

interface ToastStackProps {
  toasts: readonly Toast[];
  /** Messages shown at once. */
  most: number;
  /** Of the shown ones, by their ids. */
  onPassed: (milliseconds: number, of: readonly number[]) => void;
  onLeave: (toast: Toast, how: 'undone' | 'acted' | 'closed') => void;
}

/**
 * The messages, newest at the bottom. Never takes the focus; F6 moves to the newest one, Escape or its end returns the
 * focus. The countdown pauses on hover, with the focus inside, and while the page is hidden.
 */
function ToastStack({ toasts, most, onPassed, onLeave }: ToastStackProps) {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isHeld = held.pointer || held.focus;
  const [before, setBefore] = useState<readonly number[]>([]);
  const shown = visibleToasts(toasts, most, isHeld ? before : null);
  const ids = shown.map(({ id }) => id);
  if (ids.join() !== before.join()) setBefore(ids);
  const waiting = toasts.length - shown.length;
  useCountdown(toasts.length > 0 && !isHeld, (milliseconds) => onPassed(milliseconds, ids));

  useEffect(() => {
    const toNewest = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      const newest = [...(region.current?.querySelectorAll('li') ?? [])].at(-1)?.querySelector('button');
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    document.addEventListener('keydown', toNewest);
    return () => document.removeEventListener('keydown', toNewest);
  }, []);

  const enter = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from;
    setHeld((now) => ({ ...now, focus: true }));
  };
  const leave = (toast: Toast, how: 'undone' | 'acted' | 'closed') => {
    const hadFocus = region.current?.contains(document.activeElement) ?? false;
    onLeave(toast, how);
    setHeld({ pointer: false, focus: false });
    if (hadFocus && cameFrom.current?.isConnected) cameFrom.current.focus();
  };
  const goBack = (event: KeyPress) => {
    if (event.key !== 'Escape' || !cameFrom.current?.isConnected) return;
    event.preventDefault(); // so that Escape does not also close the dialog around it
    cameFrom.current.focus();
  };
  return (
    <ToastRegion
      ref={region}
      popover="manual"
      aria-label={t('toast.region')}
      aria-keyshortcuts="F6"
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={enter}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
      // When it moves to another dialog no leave event fires.
      onToggle={({ currentTarget: box }) =>
        setHeld({ pointer: box.matches(':hover'), focus: box.contains(document.activeElement) })
      }
      onKeyDown={goBack}
    >
      {waiting > 0 && <Waiting>{t('toast.waiting', { count: waiting })}</Waiting>}
      <Stack as="ol" gap={2.5} aria-live="polite" aria-relevant="additions">
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onLeave={(how) => leave(toast, how)} />
        ))}
      </Stack>
    </ToastRegion>
  );
}

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

const room = 36; // px above and below a message together: to the edge of the window, and to the dialog

/**
 * Places the messages below the dialog, else above it, else above its buttons, which are marked `data-dialog-foot`: a
 * tap on a button must never reach a message.
 */
function keepClear(popover: HTMLElement, dialog: HTMLElement): () => void {
  const foot = dialog.querySelector<HTMLElement>('[data-dialog-foot]');
  const size = new ResizeObserver(() => {
    // Its layout position, not its position during the opening animation.
    const { offsetTop: above, offsetHeight } = dialog;
    const below = window.innerHeight - above - offsetHeight;
    const needed = popover.offsetHeight + room;
    popover.dataset['edge'] = below >= needed ? 'bottom' : above >= needed ? 'top' : foot ? 'foot' : '';
    if (!foot?.parentElement) return;
    const end = Number.parseFloat(getComputedStyle(foot.parentElement).paddingBottom);
    popover.style.setProperty('--foot', `${below + foot.offsetHeight + end + room / 3}px`);
  });
  for (const part of [popover, dialog, foot]) if (part) size.observe(part);
  return () => size.disconnect();
}

interface InTopmostDialogProps {
  dialog: HTMLDialogElement | null;
  /** Number of messages. */
  count: number;
  /** Contains one popover. */
  children: ReactNode;
}

/**
 * Moves its children into the open modal dialog, because everything else is inert; without a dialog, back to their
 * place. One host element moves, so that its children are not remounted: a button about to be pressed stays the same
 * element.
 */
function InTopmostDialog({ dialog, count, children }: InTopmostDialogProps) {
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(newHost);
  useLayoutEffect(() => {
    // The dialog of this render may already have been removed.
    const place = (dialog?.isConnected === true ? dialog : topmostDialog()) ?? home.current;
    if (host.parentElement !== place) place?.append(host);
    // Shown again for every message and in every dialog, so that it is above one that was opened in between.
    const popover = host.querySelector<HTMLElement>('[popover]');
    if (popover?.matches(':popover-open')) popover.hidePopover();
    if (count > 0) popover?.showPopover();
  }, [dialog, host, count]);
  // With every render, which the countdown causes: the buttons may have come later than the dialog.
  useLayoutEffect(() => {
    const popover = host.querySelector<HTMLElement>('[popover]');
    const around = host.closest('dialog');
    if (around && popover) return keepClear(popover, around);
    delete popover?.dataset['edge'];
    return undefined;
  });
  useLayoutEffect(() => () => host.remove(), [host]);
  return (
    <>
      <div ref={home} style={{ display: 'contents' }} />
      {createPortal(children, host)}
    </>
  );
}

export interface Toasts {
  /** Returns an id for `dismiss`. */
  show: (options: ToastOptions) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Provides the messages of the app. One per app, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(toastQueue, []);
  const lastId = useRef(0);
  const dialog = useSyncExternalStore(subscribe, topmostDialog, () => null);

  const show = useCallback((options: ToastOptions) => {
    lastId.current += 1;
    dispatch({ kind: 'shown', id: lastId.current, options });
    return lastId.current;
  }, []);
  const dismiss = useCallback((id: number) => dispatch({ kind: 'gone', id }), []);
  const value = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  const gone = toasts.find(({ remaining }) => remaining === 0);
  useEffect(() => {
    if (!gone) return;
    dispatch({ kind: 'gone', id: gone.id });
    gone.onGone?.();
  }, [gone]);

  return (
    <ToastContext value={value}>
      {children}
      <InTopmostDialog dialog={dialog} count={toasts.length}>
        <ToastStack
          toasts={toasts}
          // A dialog leaves room for one beside it.
          most={dialog === null ? 3 : 1}
          onPassed={(milliseconds, of) => dispatch({ kind: 'time passed', milliseconds, of })}
          onLeave={(toast, how) => {
            dispatch({ kind: 'gone', id: toast.id });
            if (how === 'undone') toast.undo?.();
            else if (how === 'acted') toast.action?.onAction();
            else toast.onGone?.();
          }}
        />
      </InTopmostDialog>
    </ToastContext>
  );
}

/** Throws outside a `ToastProvider`, because its messages would be invisible. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}
