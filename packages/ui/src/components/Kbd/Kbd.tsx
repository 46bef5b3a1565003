import type { ComponentProps } from 'react';
import { StyledKbd } from './Kbd.styles.ts';

/**
 * One key, labelled as on the keyboard; use two for two keys. Next to a control with the same action give it
 * `aria-hidden`, and the control `aria-keyshortcuts`.
 */
export function Kbd(props: ComponentProps<'kbd'>) {
  return <StyledKbd {...props} />;
}
