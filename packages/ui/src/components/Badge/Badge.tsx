import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Tone } from '../Text/Text.tsx';
import { StyledBadge } from './Badge.styles.ts';

export interface BadgeProps {
  /**
   * `plain` words with an icon, `pill` a tinted label, `tag` a bordered word that says what kind of text this is
   * ("voorbeeld"), `count` a number that wants attention. Default `plain`.
   */
  look?: 'plain' | 'pill' | 'tag' | 'count' | undefined;
  /** How much it matters. Default: ink. */
  tone?: Tone | undefined;
  /** In front of the words; silent, because the words say it. */
  icon?: LucideIcon | undefined;
  /** A word or a figure: colour is never the only sign. */
  children: ReactNode;
}

/** A word or a figure about the thing beside it; not to be pressed. A status is a `StatusBadge`. */
export function Badge({ look = 'plain', tone, icon, children }: BadgeProps) {
  return (
    <StyledBadge data-look={look} data-tone={tone}>
      {icon && <Icon of={icon} size={14} />}
      <span>{children}</span>
    </StyledBadge>
  );
}
