import type { ComponentProps } from 'react';
import { space, type SpaceStep } from '../../tokens/scale.ts';
import { StyledStack } from './Stack.styles.ts';

/** What a `Stack` or a `Row` is. */
export type LayoutTag = 'div' | 'span' | 'p' | 'ul' | 'ol' | 'dl' | 'form' | 'section';

export interface StackProps extends ComponentProps<'div'>, Pick<ComponentProps<'form'>, 'noValidate'> {
  /** What it is. Default a `div`. */
  as?: LayoutTag | undefined;
  /** Distance between its parts, in steps of 4 px. Default 4. */
  gap?: SpaceStep | undefined;
  /** `start` leaves each part as wide as its content. Default: as wide as the stack. */
  align?: 'start' | 'center' | undefined;
  /** Distance to what stands above it, in steps of 4 px. Default none. */
  above?: SpaceStep | undefined;
  /** Distance to what stands below it. Default none. */
  below?: SpaceStep | undefined;
}

/** Parts below each other. */
export function Stack({ gap = 4, align, above, below, ...rest }: StackProps) {
  return <StyledStack {...rest} $gap={space[gap]} $align={align} $above={above} $below={below} />;
}
