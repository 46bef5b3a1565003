const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address when it may become a link: http, https or mailto, or a footnote of the same text (`footnotes` is how their
 * ids begin). `undefined` for anything else: `javascript:`, `data:`, a path that would mean another page here.
 */
export function safeAddress(address: string, footnotes: string): string | undefined {
  if (address.startsWith(`#${footnotes}`)) return address;
  return URL.canParse(address) && schemes.has(new URL(address).protocol) ? address : undefined;
}

/** Leads out of the product, so that it opens in a window of its own. */
export const leadsOut = (address: string): boolean => /^https?:/i.test(address);
