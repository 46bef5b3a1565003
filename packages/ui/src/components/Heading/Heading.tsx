import type { ComponentProps } from 'react';
import { StyledHeading } from './Heading.styles.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page: one 1, and no step left out, because screen readers walk along it. */
  level: 1 | 2 | 3 | 4;
  /** The look, apart from the level: `h1`–`h3` for the site, `page`, `section` and `dialog` for the console. */
  size: 'h1' | 'h2' | 'h3' | 'page' | 'section' | 'dialog';
}

/** A title. Level and look are chosen apart: what comes next in the outline need not be smaller on screen. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  return <StyledHeading {...rest} as={`h${level}`} data-size={size} />;
}
