import { Icon } from '../Icon/Icon.tsx';
import type { RoutedLinkProps } from '../Link/RoutedLink.tsx';
import type { ButtonLook } from './Button.tsx';
import { StyledButtonLink } from './Button.styles.ts';

export interface ButtonLinkProps extends RoutedLinkProps, ButtonLook {}

/** Looks like a button, goes somewhere: it can be opened in a new tab. */
export function ButtonLink({ variant = 'secondary', size, width, icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <StyledButtonLink {...rest} data-variant={variant} data-size={size} data-width={width}>
      {icon && <Icon of={icon} />}
      {children}
      {iconEnd && <Icon of={iconEnd} />}
    </StyledButtonLink>
  );
}
