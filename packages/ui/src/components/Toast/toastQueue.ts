import type { LucideIcon } from 'lucide-react';

export interface ToastOptions {
  /** The event: "3 leads verwijderd". */
  message: string;
  /** Second line; never the only place of an error. */
  detail?: string | undefined;
  /** Default: a tick, or a warning sign with the tone `danger`. */
  icon?: LucideIcon | undefined;
  /** An error. Show it also where it occurred, because a toast may disappear unread. */
  tone?: 'danger' | undefined;
  /** A next step: "Open", "Opnieuw". */
  action?: { label: string; onAction: () => void } | undefined;
  /** Reverts the action. Shown for 10 s, with a countdown. */
  undo?: (() => void) | undefined;
  /** Milliseconds until it disappears; default 10 000 with `undo`, else 6 000. */
  duration?: number | undefined;
  /** Called when it disappears or is closed without the action or undo. */
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
  /** `of`: ids; the time of the others stands still. */
  | { kind: 'time passed'; milliseconds: number; of: readonly number[] };

const lasts = ({ duration, undo }: ToastOptions): number => duration ?? (undo ? 10_000 : 6_000);

/** Newest last. Time passes for those that are shown; an expired one stays, with 0 ms, until it is removed. */
export function toastQueue(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  if (event.kind === 'gone') return toasts.filter(({ id }) => id !== event.id);
  if (event.kind === 'shown') {
    const duration = lasts(event.options);
    return [...toasts, { ...event.options, id: event.id, duration, remaining: duration }];
  }
  return toasts.map((toast) =>
    event.of.includes(toast.id) ? { ...toast, remaining: Math.max(0, toast.remaining - event.milliseconds) } : toast,
  );
}

/**
 * The newest `most`; the others wait, and lose none of their time. While the pointer or the focus is on those with the
 * ids of `held`, they stay where they are.
 */
export function visibleToasts(
  toasts: readonly Toast[],
  most: number,
  held: readonly number[] | null,
): readonly Toast[] {
  const isHeld = ({ id }: Toast) => held?.includes(id) === true;
  const left = most - toasts.filter(isHeld).length;
  const newest = left > 0 ? toasts.filter((toast) => !isHeld(toast)).slice(-left) : [];
  return toasts.filter((toast) => isHeld(toast) || newest.includes(toast));
}

/** Whole seconds left, rounded up so that it never says 0 while there is time. */
export const secondsLeft = ({ remaining }: Toast): number => Math.ceil(remaining / 1000);
