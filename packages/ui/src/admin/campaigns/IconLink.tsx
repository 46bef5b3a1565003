import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { StyledIconLink } from './campaigns.styles.ts';

export interface IconLinkProps {
  icon: LucideIcon;
  /** The destination; read aloud, and shown on hover and focus. */
  label: string;
  href: string;
}

/** Like an `IconButton`, but a link, which can be opened in a new tab. */
export function IconLink({ icon, label, href }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <StyledIconLink href={href} aria-label={label} data-variant="quiet">
        <Icon of={icon} />
      </StyledIconLink>
    </Tooltip>
  );
}
