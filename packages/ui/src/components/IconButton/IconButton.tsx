import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { StyledIconButton } from './IconButton.styles.ts';

const swallow = (event: MouseEvent) => event.preventDefault();

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** A well-known icon, because the label is only shown on hover and focus. */
  icon: LucideIcon;
  /** What the button does; read aloud and shown on hover and focus. */
  label: string;
  /** `secondary` has a border; `danger` turns red on hover and focus: the bin in a row. Default `quiet`. */
  variant?: 'quiet' | 'secondary' | 'danger' | undefined;
  /** `none` where a tooltip would repeat the obvious: the close button of a dialog. */
  tooltip?: 'none' | undefined;
}

/**
 * A button with an icon instead of text, for rows and bars with little room. Its click area extends 6 px beyond the
 * icon. With `aria-disabled` it does nothing but keeps the focus; with `aria-busy` as well, it shows a spinner.
 */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  tooltip,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const unavailable = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const busy = rest['aria-busy'] === true || rest['aria-busy'] === 'true';
  const button = (
    <StyledIconButton
      {...rest}
      type={type}
      aria-label={label}
      data-variant={variant}
      onClick={unavailable ? swallow : onClick}
    >
      {busy ? <Spinner /> : <Icon of={icon} />}
    </StyledIconButton>
  );
  return tooltip === 'none' ? button : <Tooltip text={label}>{button}</Tooltip>;
}
