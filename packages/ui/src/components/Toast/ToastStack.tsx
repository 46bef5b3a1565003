import { type FocusEvent, type KeyboardEvent as KeyPress, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastItem } from './ToastItem.tsx';
import type { Toast } from './toastQueue.ts';
import { ToastList, ToastRegion } from './Toast.styles.ts';
import { useCountdown } from './useCountdown.ts';

export interface ToastStackProps {
  toasts: readonly Toast[];
  onPassed: (milliseconds: number) => void;
  onLeave: (toast: Toast, how: 'undone' | 'acted' | 'closed') => void;
}

/**
 * The messages, newest at the bottom. Never takes the focus; F6 goes to the newest one, Escape or its end gives the focus
 * back. Time stands still under the pointer, with the focus inside, and while the page is hidden.
 */
export function ToastStack({ toasts, onPassed, onLeave }: ToastStackProps) {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const count = toasts.length;
  useCountdown(count > 0 && !held.pointer && !held.focus, onPassed);

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
    event.preventDefault(); // not also the dialog around it
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
      // It has moved to another dialog: who leaves it by that tells nobody.
      onToggle={({ currentTarget: box }) =>
        setHeld({ pointer: box.matches(':hover'), focus: box.contains(document.activeElement) })
      }
      onKeyDown={goBack}
    >
      <ToastList aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onLeave={(how) => leave(toast, how)} />
        ))}
      </ToastList>
    </ToastRegion>
  );
}
