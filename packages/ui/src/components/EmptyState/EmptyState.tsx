import type { ReactNode } from 'react';
import { EmptyArt, type EmptyKind } from './EmptyArt.tsx';
import { EmptyActions, EmptyFrame, EmptyTitle } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** `nothing` yet, `noMatch` for these filters, `failed` to load: three drawings, never mixed up. */
  kind: EmptyKind;
  title: string;
  /** Why, and what is safe or possible. */
  children: ReactNode;
  /** The way on: make the first one, reset, try again. */
  actions?: ReactNode;
}

/** Instead of rows. `failed` is read aloud when it appears. */
export function EmptyState({ kind, title, children, actions }: EmptyStateProps) {
  return (
    <EmptyFrame role={kind === 'failed' ? 'alert' : undefined}>
      <EmptyArt kind={kind} />
      <EmptyTitle>{title}</EmptyTitle>
      <p>{children}</p>
      {actions !== undefined && <EmptyActions>{actions}</EmptyActions>}
    </EmptyFrame>
  );
}
