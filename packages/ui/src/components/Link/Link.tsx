import { StyledLink } from './Link.styles.ts';
import type { RoutedLinkProps } from './RoutedLink.tsx';

export interface LinkProps extends RoutedLinkProps {
  /** `plain` takes the colour of its surroundings and shows its line on hover: names in tables, navigation. */
  look?: 'plain' | undefined;
}

export function Link({ look, ...rest }: LinkProps) {
  return <StyledLink {...rest} data-look={look} />;
}
