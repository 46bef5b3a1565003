import type { ComponentProps } from 'react';
import { space } from '../../tokens/scale.ts';
import { StyledStack } from './Stack.styles.ts';

/** A step of the 4 px grid: `4` is 16 px, `0.5` is 2 px. No other distance exists between two things. */
export type SpaceStep = Exclude<keyof typeof space, 'section' | 'side'>;

export interface StackProps extends ComponentProps<'div'> {
  /** What it is, where a `div` would hide it: a list, a form, a header. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'form' | 'header' | 'footer' | 'section' | undefined;
  /** `column` puts things under each other, `row` beside each other; a row that does not fit wraps. Default `column`. */
  direction?: 'column' | 'row' | undefined;
  /** Between two neighbours, and between two lines of a row that wraps. Default `4`, 16 px. */
  gap?: SpaceStep | undefined;
  /** Across the direction. Default `stretch` in a column, `center` in a row. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along the direction. Default: from the start. */
  justify?: 'center' | 'end' | 'between' | undefined;
  /** `column` lays a row down below 640 px and gives each thing the full width: the buttons of a form. */
  phones?: 'column' | undefined;
}

/** Things in one direction with one distance between them. The order on screen is the order in the page. */
export function Stack({ direction = 'column', gap = 4, align, justify, phones, style, ...rest }: StackProps) {
  return (
    <StyledStack
      {...rest}
      data-direction={direction}
      data-align={align}
      data-justify={justify}
      data-phones={phones}
      style={{ '--stack-gap': space[gap], ...style }}
    />
  );
}
