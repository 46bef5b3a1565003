import { escapeHtml } from '../escapeHtml.ts';
import { htmlTokens, type HtmlAttribute } from './htmlTokens.ts';

const isWhole = (address: string) => /^(?:https?:\/\/[^\s/]|mailto:\S)\S*$/i.test(address);

/** Links that lead somewhere without being whole: a phone number, and a place in the mail itself. */
const isOtherwiseGood = (address: string) => /^(?:(?:tel|sms):\S|#\S)/i.test(address);

function* everyHref(html: string): Generator<HtmlAttribute> {
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'open' || (token.name !== 'a' && token.name !== 'area')) continue;
    const href = token.attributes.get('href');
    if (href) yield href;
  }
}

function* hrefs(html: string): Generator<HtmlAttribute> {
  for (const href of everyHref(html)) if (isWhole(href.value.trim())) yield href;
}

/** The absolute URLs (`http`, `https`, `mailto`) that a mail links to, without duplicates, in the order of the mail. */
export const linksOf = (html: string): readonly string[] => [
  ...new Set([...hrefs(html)].map(({ value }) => value.trim())),
];

/**
 * The addresses of a mail's links that lead nowhere, as they are written: a mail has no page that `www.fnc.nl` or
 * `/contact` could be relative to. Without duplicates, in the order of the mail.
 */
export function brokenLinksOf(html: string): readonly string[] {
  const addresses = [...everyHref(html)].map(({ value }) => value.trim());
  return [...new Set(addresses.filter((address) => !isWhole(address) && !isOtherwiseGood(address)))];
}

/**
 * Replaces the absolute URLs of a mail; the rest is unchanged, byte for byte.
 *
 * @param replace returns the new URL
 */
export function replaceLinks(html: string, replace: (address: string) => string): string {
  let replaced = '';
  let from = 0;
  for (const { value, start, end } of hrefs(html)) {
    const isQuoted = html[start - 1] === '"' || html[start - 1] === "'";
    const address = escapeHtml(replace(value.trim()));
    replaced += html.slice(from, start) + (isQuoted ? address : `"${address}"`);
    from = end;
  }
  return replaced + html.slice(from);
}
