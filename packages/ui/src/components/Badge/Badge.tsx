import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Tone } from '../Text/Text.tsx';
import { StyledBadge } from './Badge.styles.ts';

export interface BadgeProps {
  /** `plain` words with a drawing, `pill` a tinted label, `count` a number on an icon. */
  look?: 'plain' | 'pill' | 'count' | undefined;
  tone?: Tone | undefined;
  icon?: LucideIcon | undefined;
  /** A `StageRing`. */
  ring?: ReactNode;
  /** Colour never speaks alone: always a word or a figure. */
  children: ReactNode;
}

export function Badge({ look = 'plain', tone, icon, ring, children }: BadgeProps) {
  return (
    <StyledBadge data-look={look} data-tone={tone}>
      {ring}
      {icon && <Icon of={icon} size={14} />}
      {children}
    </StyledBadge>
  );
}
