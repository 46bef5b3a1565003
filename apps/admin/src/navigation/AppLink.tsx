import type { ComponentProps, MouseEvent } from 'react';
import { base } from '../paths.ts';
import { useNavigating } from './NavigationContext.ts';

/** Whether the browser would open it here and now: not in another tab or window, not to save it. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && ['', '_self'].includes(currentTarget.target);

/**
 * An address of the console goes through the router, and its page is fetched when the pointer or the focus comes to the
 * link; any other, such as the site's, loads its page. The router's own link is drawn again at every step, and brings the
 * code for pages that a server renders.
 */
export function AppLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { navigation, fetchPage } = useNavigating();
  if (href !== base && !href.startsWith(`${base}/`)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  const fetchIt = () => fetchPage(href.slice(base.length) || '/');
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        fetchIt();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        fetchIt();
      }}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = navigation.get().location;
        // Going to where one is adds no step to go back.
        if (`${pathname}${search}${hash}` === href) navigation.replace(href);
        else navigation.push(href);
      }}
    >
      {children}
    </a>
  );
}
