import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { InTopmostDialog } from './InTopmostDialog.tsx';
import { type ToastOptions, toastQueue } from './toastQueue.ts';
import { ToastStack } from './ToastStack.tsx';

export interface Toasts {
  /** Answers an id for `dismiss`. */
  show: (options: ToastOptions) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Holds the messages of the app. One per app, around everything. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(toastQueue, []);
  const lastId = useRef(0);

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
      <InTopmostDialog count={toasts.length}>
        <ToastStack
          toasts={toasts}
          onPassed={(milliseconds) => dispatch({ kind: 'time passed', milliseconds })}
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

/** Throws outside a `ToastProvider`: a message that nobody sees is a fault of the program. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it');
  return toasts;
}
