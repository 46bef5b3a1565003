import type { ComponentProps } from 'react';
import { StyledKbd } from './Kbd.styles.ts';

/**
 * One key, as it is printed on it; two keys are two of them. Beside a control that says the same, with `aria-hidden`, and the
 * control itself carries `aria-keyshortcuts`.
 */
export function Kbd(props: ComponentProps<'kbd'>) {
  return <StyledKbd {...props} />;
}
