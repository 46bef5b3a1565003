import type { ComponentProps } from 'react';
import { StyledText } from './Text.styles.ts';

export type Tone = 'quiet' | 'success' | 'warning' | 'danger';

export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption' | undefined;
  size?: 'text' | 'lead' | 'small' | 'meta' | undefined;
  tone?: Tone | undefined;
}

/** Running text, at most 68 characters wide. */
export function Text({ size = 'text', tone, ...rest }: TextProps) {
  return <StyledText {...rest} data-size={size} data-tone={tone} />;
}
