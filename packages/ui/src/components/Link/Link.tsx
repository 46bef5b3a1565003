import { StyledLink } from './Link.styles.ts';
import { NewWindowMark, NewWindowWords } from './NewWindow.tsx';
import type { RoutedLinkProps } from './RoutedLink.tsx';

export interface LinkProps extends RoutedLinkProps {
  /** `plain` takes the colour of its surroundings and shows its line on hover: names in tables, navigation. */
  look?: 'plain' | undefined;
}

/**
 * Goes somewhere. Inside the app it goes through the router; with `target="_blank"` a mark and words say that it opens a
 * new window.
 */
export function Link({ look, children, ...rest }: LinkProps) {
  return (
    <StyledLink {...rest} data-look={look}>
      {children}
      <NewWindowMark target={rest.target} />
      <NewWindowWords target={rest.target} />
    </StyledLink>
  );
}
