/** An address of this site, in the parts that a URL has. */
export interface Address {
  /** `/en/contact` */
  pathname: string;
  /** `?a=b`, or empty. */
  search: string;
  /** `#faq`, or empty. */
  hash: string;
}

/** What the app does with the address beside the router's steps. */
export interface AddressBar {
  read: () => Address;
  /** Writes an address without a step, and without telling the router: what it says is in the page already. */
  write: (to: string) => void;
  /**
   * Calls with the address of a link to this site that the visitor follows in this window; a link that was taken is not
   * followed by the browser. Answers how to stop.
   */
  onLink: (take: (address: Address) => boolean) => () => void;
}
