import type { ComponentProps } from 'react';
import type { SpaceStep } from '../../tokens/scale.ts';
import { StyledText } from './Text.styles.ts';

/** The meaning of a word or number for the reader; default: ink. */
export type Tone = 'quiet' | 'success' | 'warning' | 'danger';

export interface TextProps extends ComponentProps<'p'> {
  /** The element. Default a paragraph. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption' | undefined;
  /**
   * `lead` opens a page, `small` explains, `meta` is a caption, `inherit` takes size and width of the surrounding text.
   * Default `text`: 17 px, in the console 14 px.
   */
  size?: 'text' | 'lead' | 'small' | 'meta' | 'inherit' | undefined;
  /** Default that of its size: `regular`, or that of the surrounding text with `inherit`. */
  weight?: 'regular' | 'semibold' | undefined;
  /** Colour for a meaning that the text also states: never the only signal. */
  tone?: Tone | undefined;
  /** As wide as its container, for a separate line. Default `false`: at most 68 characters. */
  wide?: boolean | undefined;
  /** Space above, in steps of 4 px. Default none. */
  above?: SpaceStep | undefined;
  /** Space below. Default none. */
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
