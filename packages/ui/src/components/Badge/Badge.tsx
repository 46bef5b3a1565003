import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Tone } from '../Text/Text.tsx';
import { StyledBadge } from './Badge.styles.ts';

export interface BadgeProps {
  /**
   * `plain` text with an icon, `pill` a tinted label, `tag` a bordered word that names the kind of text ("voorbeeld"),
   * `count` a number that needs attention. Default `plain`.
   */
  look?: 'plain' | 'pill' | 'tag' | 'count' | undefined;
  /** Severity. Default: the text colour. */
  tone?: Tone | undefined;
  /** Before the text; hidden from screen readers, because the text says the same. */
  icon?: LucideIcon | undefined;
  /** A word or a number, because colour is never the only signal. */
  children: ReactNode;
}

/** A word or a number about the element next to it; not a button. For a status use `StatusBadge`. */
export function Badge({ look = 'plain', tone, icon, children }: BadgeProps) {
  return (
    <StyledBadge data-look={look} data-tone={tone}>
      {icon && <Icon of={icon} size={14} />}
      <span>{children}</span>
    </StyledBadge>
  );
}
