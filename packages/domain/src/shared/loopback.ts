/**
 * Whether a host is this machine: data sent to it never crosses a network, and no other machine can open it.
 *
 * @param host as in a URL, with or without the brackets of IPv6
 */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host);
