import type { ComponentProps } from 'react';
import { StyledLink } from './Link.styles.ts';

/** Looks like a link, performs an action: "Reset", "opnieuw". A real button, so Space clicks it too. */
export function TextButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <StyledLink as="button" {...rest} type={type} />;
}
