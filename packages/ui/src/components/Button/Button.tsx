import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StyledButton, Words } from './Button.styles.ts';

/**
 * `primary` is the main action of a page, `secondary` every other, `quiet` the minor ones, `deep` a strong second next
 * to a primary; `danger` opens a destructive dialog, and `dangerFilled`, only in that dialog, performs the action.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFilled' | 'deep';

export interface ButtonLook {
  /** Visual weight. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** `small` is for rows and bars: 44 px on the site, 32 px in the console, 44 px on touch screens. */
  size?: 'small' | undefined;
  /** `full` fills its container: the only button of a form on a phone. */
  width?: 'full' | undefined;
  /** Before the label. For an icon without a label use `IconButton`. */
  icon?: LucideIcon | undefined;
  /** After the label: the chevron of a menu. Hidden while busy. */
  iconEnd?: LucideIcon | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * The running action ("Versturen…"), instead of label and icon. While it is set a click does nothing, so that nothing
   * is sent twice, and the focus stays: it sets `aria-disabled`, because a disabled button would lose the focus.
   */
  busyLabel?: string | undefined;
}

const swallow = (event: MouseEvent) => event.preventDefault();

/** Performs an action. For navigation use `ButtonLink`, which can be opened in a new tab. */
export function Button({
  variant = 'secondary',
  size,
  width,
  icon,
  iconEnd,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const busy = busyLabel !== undefined;
  const unavailable = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <StyledButton
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-width={width}
      aria-disabled={unavailable || undefined}
      aria-busy={busy || undefined}
      onClick={unavailable ? swallow : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      <Words>{busyLabel ?? children}</Words>
      {iconEnd && !busy && <Icon of={iconEnd} />}
    </StyledButton>
  );
}
