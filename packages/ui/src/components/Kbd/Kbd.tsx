import type { ComponentProps } from 'react';
import { StyledKbd } from './Kbd.styles.ts';

/** One key. */
export function Kbd(props: ComponentProps<'kbd'>) {
  return <StyledKbd {...props} />;
}
