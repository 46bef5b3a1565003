import type { LucideIcon } from 'lucide-react';

export interface ToastOptions {
  /** What has happened: "3 leads verwijderd". */
  message: string;
  /** Second line; never the only place where an error stands. */
  detail?: string | undefined;
  /** A tick without it; a warning sign with the tone `danger`. */
  icon?: LucideIcon | undefined;
  /** Something failed. It also stands where it failed: a toast is gone before it is read. */
  tone?: 'danger' | undefined;
  /** A way on from here: "Open", "Opnieuw". */
  action?: { label: string; onAction: () => void } | undefined;
  /** Takes the thing back. Gives 10 s for it, with a countdown. */
  undo?: (() => void) | undefined;
  /** Milliseconds until it goes by itself; 10 000 with `undo`, else 6 000. */
  duration?: number | undefined;
  /** Called when it goes by itself, or is closed, without the action or undo having been chosen. */
  onGone?: (() => void) | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
  /** Milliseconds, ≥ 0. */
  remaining: number;
  duration: number;
}

export type ToastEvent =
  | { kind: 'shown'; id: number; options: ToastOptions }
  | { kind: 'gone'; id: number }
  | { kind: 'time passed'; milliseconds: number };

const lasts = ({ duration, undo }: ToastOptions): number => duration ?? (undo ? 10_000 : 6_000);

/** Newest last. Time passes for all of them at once; one that has run out stays, with 0 ms, until it is taken away. */
export function toastQueue(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  if (event.kind === 'gone') return toasts.filter(({ id }) => id !== event.id);
  if (event.kind === 'shown') {
    const duration = lasts(event.options);
    return [...toasts, { ...event.options, id: event.id, duration, remaining: duration }];
  }
  return toasts.map((toast) => ({ ...toast, remaining: Math.max(0, toast.remaining - event.milliseconds) }));
}

/** Whole seconds still to be shown, counted up so that it never says 0 while there is time. */
export const secondsLeft = ({ remaining }: Toast): number => Math.ceil(remaining / 1000);
