import type { ComponentProps, MouseEvent } from 'react';
import { base } from '../paths.ts';
import { useNavigating } from './ConsoleRouter.tsx';

/** Whether a click opens the link in this tab: not in another tab or window, and not as a download. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && ['', '_self'].includes(currentTarget.target);

/**
 * An address of the console goes through the router, and its page is prefetched when the link is hovered or focused;
 * any other address, such as the site's, loads its page. The router's own link renders again at every navigation, and
 * contains code for server-rendered pages.
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
  const fetchIt = () => void fetchPage(href.slice(base.length) || '/');
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
        // A link to the current page adds no entry to the history.
        if (`${pathname}${search}${hash}` === href) navigation.replace(href);
        else navigation.push(href);
      }}
    >
      {children}
    </a>
  );
}
