import type { ComponentProps } from 'react';
import { space, type SpaceStep } from '../../tokens/scale.ts';
import { StyledStack } from './Stack.styles.ts';

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
}

/** Items in a column. */
export function Stack({ gap = 4, align, above, below, ...rest }: StackProps) {
  return <StyledStack {...rest} $gap={space[gap]} $align={align} $above={above} $below={below} />;
}
