import { createElement } from 'react';
import { type AnchorProps, useRouterLink } from './LinkProvider.tsx';

export type RoutedLinkProps = AnchorProps;

const staysInside = ({ href, target, download }: AnchorProps): boolean =>
  href.startsWith('/') && !href.startsWith('//') && target === undefined && download === undefined;

/** An anchor without a look; addresses inside the app go through its router. */
export function RoutedLink(props: RoutedLinkProps) {
  const routerLink = useRouterLink();
  if (routerLink && staysInside(props)) return createElement(routerLink, props);
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
