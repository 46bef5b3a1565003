import { languageOf, pageAt, pathTo } from '../paths.ts';
import { contactAnchor } from '../router/linkTarget.ts';
import { useServices } from '../ServicesProvider.tsx';
import { useAddress } from './useAddress.ts';

/**
 * Whether the contact form is open over a page: at the contact address and at `#contact` of any page, so that the
 * browser's back button closes it.
 */
export function useContactDialog(): { open: boolean; close: () => void } {
  const { addressBar } = useServices();
  const { pathname, search, hash } = useAddress();
  const atContact = pageAt(pathname) === 'contact';
  const open = atContact || hash === contactAnchor;
  const close = () => {
    if (open) addressBar.replace(atContact ? pathTo('home', languageOf(pathname)) : pathname + search);
  };
  return { open, close };
}
