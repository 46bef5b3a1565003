import type { ComponentProps } from 'react';
import { space, type SpaceStep } from '../../tokens/scale.ts';
import { type LineRole, StyledStack } from './Stack.styles.ts';

/** The element of a `Stack` or a `Row`. */
export type LayoutTag = 'div' | 'span' | 'p' | 'ul' | 'ol' | 'dl' | 'form' | 'section';

export interface StackProps extends ComponentProps<'div'>, Pick<ComponentProps<'form'>, 'noValidate'> {
  /** The element. Default a `div`. */
  as?: LayoutTag | undefined;
  /** Space between items, in steps of 4 px. Default 4. */
  gap?: SpaceStep | undefined;
  /** `start` leaves each item as wide as its content. Default: as wide as the stack. */
  align?: 'start' | 'center' | undefined;
  /** Space above, in steps of 4 px. Default none. */
  above?: SpaceStep | undefined;
  /** Space below. Default none. */
  below?: SpaceStep | undefined;
  /** A line at the upper edge, before the space above. */
  lineAbove?: LineRole | undefined;
  /** A line at the lower edge. */
  lineBelow?: LineRole | undefined;
}

/** Items in a column. */
export function Stack({ gap = 4, align, above, below, lineAbove, lineBelow, ...rest }: StackProps) {
  return (
    <StyledStack
      {...rest}
      $gap={space[gap]}
      $align={align}
      $above={above}
      $below={below}
      $lineAbove={lineAbove}
      $lineBelow={lineBelow}
    />
  );
}
