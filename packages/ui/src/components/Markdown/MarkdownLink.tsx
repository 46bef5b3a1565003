import type { ComponentProps } from 'react';
import { Link } from '../Link/Link.tsx';
import { leadsOut } from './safeAddress.ts';

/** A link that has passed `safeAddress`; without an address only its words remain. */
export function MarkdownLink({ href, children, ...rest }: ComponentProps<'a'>) {
  if (href === undefined) return <>{children}</>;
  const away = leadsOut(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : undefined;
  return (
    <Link {...rest} {...away} href={href}>
      {children}
    </Link>
  );
}
