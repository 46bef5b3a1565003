import { StyledLink } from './Link.styles.ts';
import { NewWindowMark, NewWindowWords } from './NewWindow.tsx';
import { RoutedLink, type RoutedLinkProps } from './RoutedLink.tsx';

export interface LinkProps extends RoutedLinkProps {
  /** `plain` inherits the colour and is underlined on hover: names in tables, navigation. */
  look?: 'plain' | undefined;
}

/**
 * Navigates. Addresses inside the app use its router; with `target="_blank"` an icon and a text say that it opens a new
 * window.
 */
export function Link({ look, children, ...rest }: LinkProps) {
  return (
    <StyledLink as={RoutedLink} {...rest} data-look={look}>
      {children}
      <NewWindowMark target={rest.target} />
      <NewWindowWords target={rest.target} />
    </StyledLink>
  );
}
