import type { ComponentProps } from 'react';
import { space, type SpaceStep } from '../../tokens/scale.ts';
import { StyledRow } from './Stack.styles.ts';
import type { LayoutTag } from './Stack.tsx';

export interface RowProps extends ComponentProps<'div'> {
  /** The element. Default a `div`. */
  as?: LayoutTag | undefined;
  /** Space between items, in steps of 4 px; of two values, the first is between lines. Default 2. */
  gap?: SpaceStep | readonly [lines: SpaceStep, parts: SpaceStep] | undefined;
  /** Vertical alignment of items. Default: stretched to the line. */
  align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
  /** Horizontal distribution of items. Default: at the start. */
  justify?: 'center' | 'end' | 'between' | undefined;
  /** `false`: one line. Default `true`: items that do not fit wrap. */
  wrap?: boolean | undefined;
  /** As wide as its items, within a sentence or a cell. Default `false`. */
  inline?: boolean | undefined;
  /** Space above, in steps of 4 px. Default none. */
  above?: SpaceStep | undefined;
  /** Space below. Default none. */
  below?: SpaceStep | undefined;
}

/** Items in a row. */
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
