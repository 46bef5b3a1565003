import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { StyledButton, Words } from './Button.styles.ts';

/**
 * `primary` is the one action of a page, `secondary` every other, `quiet` those that may be overlooked, `deep` a strong
 * second beside a primary; `danger` asks for something that hurts, and `dangerFilled` does it, only in the dialog that asks.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFilled' | 'deep';

export interface ButtonLook {
  /** How much it weighs against what stands around it. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** `small` is for rows and bars: 44 px on the site, 32 px in the console, 44 px under a finger. */
  size?: 'small' | undefined;
  /** `full` fills its place: the one button of a form on a phone. */
  width?: 'full' | undefined;
  /** In front of the words, never instead of them: that is an `IconButton`. */
  icon?: LucideIcon | undefined;
  /** Behind the words: the chevron of a menu. Gone while busy. */
  iconEnd?: LucideIcon | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * What is going on ("Versturen…"), in place of the words and the icon. While it is there a click does nothing, so that
   * nothing is sent twice, and the focus stays: `aria-disabled`, because a disabled button would lose it.
   */
  busyLabel?: string | undefined;
}

const swallow = (event: MouseEvent) => event.preventDefault();

/** Does something here. What leads to another page is a `ButtonLink`, so that it can be opened in a new tab. */
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
