import { createElement } from 'react';
import { type AnchorProps, useRouterLink } from './LinkProvider.tsx';

export type RoutedLinkProps = AnchorProps;

const staysInside = ({ href, target, download }: AnchorProps): boolean =>
  href.startsWith('/') && !href.startsWith('//') && target === undefined && download === undefined;

/** An unstyled anchor; addresses inside the app use its router. */
export function RoutedLink(props: RoutedLinkProps) {
  const routerLink = useRouterLink();
  if (routerLink && staysInside(props)) return createElement(routerLink, props);
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
