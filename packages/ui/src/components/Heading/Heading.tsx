import type { ComponentProps } from 'react';
import type { SpaceStep } from '../../tokens/scale.ts';
import { StyledHeading } from './Heading.styles.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the page's outline: one h1, and no skipped level, because screen readers navigate by headings. */
  level: 1 | 2 | 3 | 4;
  /** Visual size: `h1`–`h3` for the site, `page`, `section`, `dialog`, `text` and `label` for the console. */
  size: 'h1' | 'h2' | 'h3' | 'page' | 'section' | 'dialog' | 'text' | 'label';
  /** Space above, in steps of 4 px. Default none. */
  above?: SpaceStep | undefined;
  /** Space below. Default none. */
  below?: SpaceStep | undefined;
}

/** A title. Level and size are independent: a lower level need not be smaller on screen. */
export function Heading({ level, size, above, below, ...rest }: HeadingProps) {
  return <StyledHeading {...rest} as={`h${level}`} data-size={size} $above={above} $below={below} />;
}
