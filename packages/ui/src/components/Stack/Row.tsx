import type { ComponentProps } from 'react';
import { space, type SpaceStep } from '../../tokens/scale.ts';
import { StyledRow } from './Stack.styles.ts';
import type { LayoutTag } from './Stack.tsx';

export interface RowProps extends ComponentProps<'div'> {
  /** What it is. Default a `div`. */
  as?: LayoutTag | undefined;
  /** Distance between its parts, in steps of 4 px; of two, the first is between its lines. Default 2. */
  gap?: SpaceStep | readonly [lines: SpaceStep, parts: SpaceStep] | undefined;
  /** How parts of different heights stand. Default: as high as the line. */
  align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
  /** Where parts stand on a line they do not fill. Default at its start. */
  justify?: 'center' | 'end' | 'between' | undefined;
  /** `false` keeps it on one line. Default `true`: what does not fit goes to the next line. */
  wrap?: boolean | undefined;
  /** As wide as its parts, within a sentence or a cell. Default `false`. */
  inline?: boolean | undefined;
  /** Distance to what stands above it, in steps of 4 px. Default none. */
  above?: SpaceStep | undefined;
  /** Distance to what stands below it. Default none. */
  below?: SpaceStep | undefined;
}

/** Parts beside each other. */
export function Row(props: RowProps) {
  const { gap = 2, align, justify, wrap = true, inline = false, above, below, ...rest } = props;
  const [lines, parts] = typeof gap === 'object' ? gap : [gap, gap];
  return (
    <StyledRow
      {...rest}
      $gap={`${space[lines]} ${space[parts]}`}
      $align={align}
      $justify={justify === 'between' ? 'space-between' : justify}
      $wrap={wrap}
      $inline={inline}
      $above={above}
      $below={below}
    />
  );
}
