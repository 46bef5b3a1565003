import type { ComponentProps } from 'react';
import type { SpaceStep } from '../../tokens/scale.ts';
import { StyledText } from './Text.styles.ts';

/** What a word or figure means for the reader; ink when there is none. */
export type Tone = 'quiet' | 'success' | 'warning' | 'danger';

export interface TextProps extends ComponentProps<'p'> {
  /** What it is. Default a paragraph. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption' | undefined;
  /**
   * `lead` opens a page, `small` explains, `meta` stands under something, `inherit` is as what stands around it, and as wide.
   * Default `text`: 17 px, in the console 14 px.
   */
  size?: 'text' | 'lead' | 'small' | 'meta' | 'inherit' | undefined;
  /** Default that of its size: `regular`, or what stands around it with `inherit`. */
  weight?: 'regular' | 'semibold' | undefined;
  /** Colour for what the words already say: never the only sign. */
  tone?: Tone | undefined;
  /** As wide as its place, for a line that stands alone. Default `false`: at most 68 characters. */
  wide?: boolean | undefined;
  /** Distance to what stands above it, in steps of 4 px. Default none. */
  above?: SpaceStep | undefined;
  /** Distance to what stands below it. Default none. */
  below?: SpaceStep | undefined;
}

/** Running text, at most 68 characters wide. */
export function Text({ size = 'text', weight, tone, wide = false, above, below, ...rest }: TextProps) {
  return (
    <StyledText
      {...rest}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-wide={wide || undefined}
      $above={above}
      $below={below}
    />
  );
}
