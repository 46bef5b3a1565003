import { publicPages, type PublicPages } from '@fnc/domain';
import { pageAt, withoutSlash } from '../paths.ts';
import type { Address } from './addressBar.ts';

/** Opens the contact form over the current page. */
export const contactAnchor = '#contact';

/** What a link does: the browser follows it, the form opens at an address of the app, or the page scrolls to top. */
export type LinkTarget = { by: 'browser' } | { by: 'app'; to: string } | { by: 'top' };

/**
 * @param link target of the link, on this origin
 * @param from the current address
 */
export function linkTarget(link: Address, from: Address, pages: PublicPages = publicPages): LinkTarget {
  const page = pageAt(link.pathname, pages);
  const here = pageAt(from.pathname, pages);
  if (page === undefined || here === undefined) return { by: 'browser' };
  const stays = withoutSlash(link.pathname) === withoutSlash(from.pathname);
  const asksForContact = page === 'contact' || (stays && link.hash === contactAnchor);
  // A landing page has no header and footer, and the contact form does not open over it.
  if (asksForContact && pages[here].kind !== 'landing') {
    return { by: 'app', to: `${from.pathname}${from.search}${contactAnchor}` };
  }
  // On the calculator the query is the visitor's sum, which a link in header or footer does not have.
  const isSameQuery = link.search === from.search || (page === 'calculator' && link.search === '');
  return stays && link.hash === '' && isSameQuery ? { by: 'top' } : { by: 'browser' };
}
