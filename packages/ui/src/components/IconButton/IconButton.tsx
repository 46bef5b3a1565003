import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { StyledIconButton } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: LucideIcon;
  /** What the button does; read aloud and shown on hover and focus. */
  label: string;
  /** `danger` turns red under pointer and focus: the bin in a row. */
  variant?: 'quiet' | 'secondary' | 'danger' | undefined;
  /** Where a tooltip would repeat what is plain to see. */
  tooltip?: 'none' | undefined;
}

export function IconButton({ icon, label, variant = 'quiet', tooltip, type = 'button', ...rest }: IconButtonProps) {
  const button = (
    <StyledIconButton {...rest} type={type} aria-label={label} data-variant={variant}>
      <Icon of={icon} />
    </StyledIconButton>
  );
  return tooltip === 'none' ? button : <Tooltip text={label}>{button}</Tooltip>;
}
