import { Pencil } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { StyledIconButton } from '../../components/IconButton/IconButton.styles.ts';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';

/** The pencil: looks like an icon button, is a real link. */
export function EditLink({ href, label }: { href: string; label: string }) {
  return (
    <Tooltip text={label}>
      <StyledIconButton as={RoutedLink} href={href} aria-label={label} data-variant="secondary">
        <Icon of={Pencil} />
      </StyledIconButton>
    </Tooltip>
  );
}
