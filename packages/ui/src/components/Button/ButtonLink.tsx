import { Icon } from '../Icon/Icon.tsx';
import { NewWindowWords } from '../Link/NewWindow.tsx';
import { RoutedLink, type RoutedLinkProps } from '../Link/RoutedLink.tsx';
import type { ButtonLook } from './Button.tsx';
import { StyledButton, Words } from './Button.styles.ts';

export interface ButtonLinkProps extends RoutedLinkProps, ButtonLook {}

/** A link that looks like a button: a link for screen readers, and it can be opened in a new tab. */
export function ButtonLink({ variant = 'secondary', size, width, icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <StyledButton as={RoutedLink} {...rest} data-variant={variant} data-size={size} data-width={width}>
      {icon && <Icon of={icon} />}
      <Words>
        {children}
        <NewWindowWords target={rest.target} />
      </Words>
      {iconEnd && <Icon of={iconEnd} />}
    </StyledButton>
  );
}
