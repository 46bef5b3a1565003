import type { ComponentProps } from 'react';
import type { SpaceStep } from '../../tokens/scale.ts';
import { StyledHeading } from './Heading.styles.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page: one 1, and no step left out, because screen readers walk along it. */
  level: 1 | 2 | 3 | 4;
  /** The look, apart from the level: `h1`–`h3` for the site, `page`, `section`, `dialog`, `text` and `label` for the console. */
  size: 'h1' | 'h2' | 'h3' | 'page' | 'section' | 'dialog' | 'text' | 'label';
  /** Distance to what stands above it, in steps of 4 px. Default none. */
  above?: SpaceStep | undefined;
  /** Distance to what stands below it. Default none. */
  below?: SpaceStep | undefined;
}

/** A title. Level and look are chosen apart: what comes next in the outline need not be smaller on screen. */
export function Heading({ level, size, above, below, ...rest }: HeadingProps) {
  return <StyledHeading {...rest} as={`h${level}`} data-size={size} $above={above} $below={below} />;
}
