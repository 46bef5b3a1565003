import type { ComponentProps } from 'react';
import { StyledTextButton } from './Link.styles.ts';

/** Looks like a link, does something here: "Reset", "opnieuw". A real button, so Space presses it too. */
export function TextButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <StyledTextButton {...rest} type={type} />;
}
