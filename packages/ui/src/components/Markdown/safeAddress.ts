const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * Returns the address if it may be a link: http, https or mailto, or a footnote of the same text (`footnotes` is the
 * prefix of their ids). `undefined` for anything else: `javascript:`, `data:`, a path to another page of this site.
 */
export function safeAddress(address: string, footnotes: string): string | undefined {
  if (address.startsWith(`#${footnotes}`)) return address;
  return URL.canParse(address) && schemes.has(new URL(address).protocol) ? address : undefined;
}

/** Whether it leads to another site, and so opens in a new window. */
export const leadsOut = (address: string): boolean => /^https?:/i.test(address);
