import type { Language } from '@fnc/domain';
import type { i18n as I18n } from 'i18next';
import type { PageId } from '../paths.ts';
import { headKey } from './headKey.ts';
import { isHidden, siteHead, type SiteHead } from './siteHead.ts';

/** Puts the head of a page into a document. */
export type HeadWriter = (target: Document) => void;

function tag(target: Document, selector: string, name: string, attributes: Record<string, string>): Element {
  const found = target.head.querySelector(selector) ?? target.head.appendChild(target.createElement(name));
  for (const [attribute, value] of Object.entries(attributes)) found.setAttribute(attribute, value);
  return found;
}

function write(target: Document, head: SiteHead): void {
  const canonical = tag(target, 'link[rel="canonical"]', 'link', { rel: 'canonical' });
  // The build knows the public address; without it, this server's own is right.
  const address = (path: string) => new URL(path, canonical.getAttribute('href') ?? target.baseURI).href;

  target.title = head.title;
  tag(target, 'meta[name="description"]', 'meta', { name: 'description', content: head.description });
  for (const { language, path } of [
    ...head.alternates,
    { language: 'x-default', path: head.alternates[0]?.path ?? '/' },
  ]) {
    const attributes = { rel: 'alternate', hreflang: language, href: address(path) };
    tag(target, `link[rel="alternate"][hreflang="${language}"]`, 'link', attributes);
  }
  canonical.setAttribute('href', address(head.canonical));
  canonical.setAttribute('data-page', headKey(head.page, head.language));
  target.head.querySelector('meta[name="robots"]')?.remove();
  if (isHidden(head.page)) tag(target, 'meta[name="robots"]', 'meta', { name: 'robots', content: 'noindex' });
  // Pictures and structured data are read from a loaded page only, and would speak of the page that was left.
  const ofOther = 'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';
  for (const other of target.head.querySelectorAll(ofOther)) other.remove();
}

/** Fetches the words of a page's head, and answers what puts it into the document. */
export async function headWriter(i18n: I18n, page: PageId, language: Language): Promise<HeadWriter> {
  const head = await siteHead(i18n, page, language);
  return (target) => write(target, head);
}
