/** An address of this site, in the parts that a URL has. */
export interface Address {
  /** `/en/contact` */
  pathname: string;
  /** `?a=b`, or empty. */
  search: string;
  /** `#faq`, or empty. */
  hash: string;
}

/** What the router needs of the browser. */
export interface AddressBar {
  read: () => Address;
  /** Writes an address without loading it. */
  show: (to: string, replace: boolean) => void;
  /** Calls after the visitor changed the address: back, forward, an anchor. Answers how to stop. */
  onChange: (task: () => void) => () => void;
  /**
   * Calls with the address of a link to this site that the visitor follows in this window; a link that was taken is not
   * followed by the browser. Answers how to stop.
   */
  onLink: (take: (address: Address) => boolean) => () => void;
}

const nothing = () => () => undefined;

/** For building pages, and tests: an address that nobody changes. */
export const fixedAddress = (pathname: string): AddressBar => ({
  read: () => ({ pathname, search: '', hash: '' }),
  show: () => undefined,
  onChange: nothing,
  onLink: nothing,
});
