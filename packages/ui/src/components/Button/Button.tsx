import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StyledButton } from './Button.styles.ts';

/** `primary` is the one action of a page; `dangerFilled` stands only in the dialog that asks. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFilled' | 'deep';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: 'small' | undefined;
  width?: 'full' | undefined;
  /** In front of the words. */
  icon?: LucideIcon | undefined;
  /** Behind the words: a chevron of a menu. */
  iconEnd?: LucideIcon | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** What is going on ("Versturen…"). While it is there a click does nothing and the focus stays where it is. */
  busyLabel?: string | undefined;
}

const swallow = (event: MouseEvent) => event.preventDefault();

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
      {busyLabel ?? children}
      {iconEnd && !busy && <Icon of={iconEnd} />}
    </StyledButton>
  );
}
