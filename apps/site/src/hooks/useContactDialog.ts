import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageOf, pageAt, pathTo } from '../paths.ts';
import { contactAnchor } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';

/**
 * Whether the contact form is open over a page: at the contact address and at `#contact` of any page, so that the
 * browser's back button closes it.
 */
export function useContactDialog(): { open: boolean; close: () => void } {
  const { addressBar } = useServices();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const atContact = pageAt(pathname) === 'contact';
  const open = atContact || hash === contactAnchor;

  // Opened while the app was on its way (prerender/dialogs.js): the router does not know yet.
  useEffect(() => {
    const at = addressBar.read();
    if (at.hash === contactAnchor && hash !== contactAnchor) {
      void navigate(at.pathname + at.search + at.hash, { replace: true });
    }
  }, [addressBar, navigate, hash]);

  const close = () => {
    if (open) void navigate(atContact ? pathTo('home', languageOf(pathname)) : pathname + search, { replace: true });
  };
  return { open, close };
}
