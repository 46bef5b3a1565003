/** An address of this site, in the parts of a URL. */
export interface Address {
  /** `/en/contact` */
  readonly pathname: string;
  /** `?a=b`, or empty. */
  readonly search: string;
  /** `#faq`, or empty. */
  readonly hash: string;
}

/** The address within this document: the calculator's state, and whether the contact form is open. */
export interface AddressBar {
  /** The same object until the address changes. */
  readonly read: () => Address;
  /** The address the page was built for: no data of this visit but the anchor. The same object until it changes. */
  readonly readBuilt: () => Address;
  /** Calls when the address may have changed; returns a function that stops it. */
  readonly onChange: (look: () => void) => () => void;
  /** Adds a history entry: back returns to the previous address. */
  readonly push: (to: string) => void;
  /** Replaces the current history entry. */
  readonly replace: (to: string) => void;
  /** Goes back from an entry that `push` added; replaces any other one. */
  readonly leave: (to: string) => void;
  /** The page of this site before this one in this window; `null` when there is none or the browser does not tell. */
  readonly readPrevious: () => Address | null;
  /** Returns to it. */
  readonly goBack: () => void;
  /**
   * Calls with the address of a link to this site that the visitor follows in this window; the browser does not follow
   * a link that was handled. Returns a function that stops it.
   */
  readonly onLink: (take: (address: Address) => boolean) => () => void;
}

const never = () => () => undefined;
const ignore = () => undefined;

/** The build follows no links. */
export function fixedAddressBar(pathname: string): AddressBar {
  const address = { pathname, search: '', hash: '' };
  const read = () => address;
  return {
    read,
    readBuilt: read,
    onChange: never,
    push: ignore,
    replace: ignore,
    leave: ignore,
    readPrevious: () => null,
    goBack: ignore,
    onLink: never,
  };
}
