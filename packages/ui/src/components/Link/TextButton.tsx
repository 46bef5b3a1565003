import type { ComponentProps } from 'react';
import { StyledTextButton } from './Link.styles.ts';

/** Looks like a link, does something here: "Reset", "opnieuw". */
export function TextButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <StyledTextButton {...rest} type={type} />;
}
