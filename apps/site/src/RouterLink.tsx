import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** What the views' links become inside the app. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} {...rest} />;
}
