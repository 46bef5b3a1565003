import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { allPaths, languageOf, withoutSlash } from '../paths.ts';
import { contactAnchor } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';

/** The contact address is the home page with the form open: going there and back is no step to another page. */
const pageBehind = (pathname: string) => pathname.replace(/\/contact$/, '') || '/';

/** Records each page once, and shows a page one steps to from its top, or from the part that the link names. */
export function usePageShown(): void {
  const { pathname: address, hash } = useLocation();
  const byLink = useNavigationType() === NavigationType.Push;
  const pathname = withoutSlash(address);
  const services = useServices();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const before = shown.current;
    if (before === pathname || !allPaths.includes(pathname)) return;
    shown.current = pathname;
    services.whenIdle(() => {
      services.countPage(pathname, languageOf(pathname));
      services.keepPageView(pathname, languageOf(pathname));
    });
    // What forms are sent with is on its way before it is asked for; a failure matters when it is.
    services.onFirstTouch(() => {
      services.visit().catch(() => undefined);
    });
    if (before === null || pageBehind(before) === pageBehind(pathname)) return;
    const part = hash === contactAnchor ? '' : hash.slice(1);
    if (byLink && !services.showPart(part)) services.showFromTop();
    if (languageOf(before) === languageOf(pathname)) services.rememberLanguage(languageOf(pathname));
  }, [pathname, hash, byLink, services]);
}
