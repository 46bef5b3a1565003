import type { ReactNode } from 'react';
import { type Stage, StageRing } from '../StageRing/StageRing.tsx';
import { StyledStatus } from './StatusBadge.styles.ts';

export interface StatusBadgeProps {
  /** The stage. Its shape alone identifies it, for users who do not see colours. */
  stage: Stage;
  /** The name of the status. Always present and in ink: only the ring has a colour. */
  children: ReactNode;
}

/** A status as shape, colour and word. To let users change it, use a `SelectMenu`. */
export function StatusBadge({ stage, children }: StatusBadgeProps) {
  return (
    <StyledStatus>
      <StageRing stage={stage} />
      <span>{children}</span>
    </StyledStatus>
  );
}
