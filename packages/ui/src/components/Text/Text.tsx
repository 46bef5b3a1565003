import type { ComponentProps } from 'react';
import { StyledText } from './Text.styles.ts';

/** What a word or figure means for the reader; ink when there is none. */
export type Tone = 'quiet' | 'success' | 'warning' | 'danger';

export interface TextProps extends ComponentProps<'p'> {
  /** What it is. Default a paragraph. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption' | undefined;
  /** `lead` opens a page, `small` explains, `meta` stands under something. Default `text`: 17 px, in the console 14 px. */
  size?: 'text' | 'lead' | 'small' | 'meta' | undefined;
  /** Colour for what the words already say: never the only sign. */
  tone?: Tone | undefined;
}

/** Running text, at most 68 characters wide. */
export function Text({ size = 'text', tone, ...rest }: TextProps) {
  return <StyledText {...rest} data-size={size} data-tone={tone} />;
}
