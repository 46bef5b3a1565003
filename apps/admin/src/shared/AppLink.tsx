import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { base } from '../paths.ts';

/** An address of the console goes through the router; any other, such as the site's, loads its page. */
export function AppLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (href === base || href.startsWith(`${base}/`)) {
    return (
      <Link {...rest} to={href.slice(base.length) || '/'}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
