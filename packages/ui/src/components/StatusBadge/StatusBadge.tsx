import type { ReactNode } from 'react';
import { type Stage, StageRing } from '../StageRing/StageRing.tsx';
import { StyledStatus } from './StatusBadge.styles.ts';

export interface StatusBadgeProps {
  /** How far it is. The shape alone tells the stages apart, for who does not see the colours. */
  stage: Stage;
  /** The word of the status. It is always there and stays ink: only the ring has a colour. */
  children: ReactNode;
}

/** A status as shape, colour and word. To change one, use a `SelectMenu`. */
export function StatusBadge({ stage, children }: StatusBadgeProps) {
  return (
    <StyledStatus>
      <StageRing stage={stage} />
      <span>{children}</span>
    </StyledStatus>
  );
}
