/** An address of this site, in the parts that a URL has. */
export interface Address {
  /** `/en/contact` */
  readonly pathname: string;
  /** `?a=b`, or empty. */
  readonly search: string;
  /** `#faq`, or empty. */
  readonly hash: string;
}

/** Where the visitor is in this document: the sum of the calculator, and whether the contact form is open. */
export interface AddressBar {
  /** The same object until the address changes. */
  readonly read: () => Address;
  /** What the page was built for, with nothing that only this visit knows but the anchor. The same object until that changes. */
  readonly readBuilt: () => Address;
  /** Calls when the address may have changed; answers how to stop. */
  readonly onChange: (look: () => void) => () => void;
  /** A step of its own in the history: back leads to where one was. */
  readonly push: (to: string) => void;
  /** Takes the place of the address one is at. */
  readonly replace: (to: string) => void;
  /**
   * Calls with the address of a link to this site that the visitor follows in this window; a link that was taken is not
   * followed by the browser. Answers how to stop.
   */
  readonly onLink: (take: (address: Address) => boolean) => () => void;
}

const never = () => () => undefined;

/** Nobody follows a link: while pages are built. */
export function fixedAddressBar(pathname: string): AddressBar {
  const address = { pathname, search: '', hash: '' };
  const read = () => address;
  return { read, readBuilt: read, onChange: never, push: () => undefined, replace: () => undefined, onLink: never };
}
