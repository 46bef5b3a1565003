import { type ComponentProps, type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

export type AnchorProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | null>(null);

export interface LinkProviderProps {
  /** Renders a link inside the app without a page load: the app's router link. */
  link: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Makes every link of this package use the app's router; without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

const useRouterLink = () => use(LinkContext);

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
