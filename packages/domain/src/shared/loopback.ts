/**
 * Whether a host is this machine itself: what is sent there never crosses a network, and nobody else can open it.
 *
 * @param host as it stands in an address, with or without the brackets of IPv6
 */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host);
