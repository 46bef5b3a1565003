const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

interface PageLocation {
  /** As in `window.location`: `https://fnc.example`. */
  readonly origin: string;
  readonly hostname: string;
  /** The page comes from the product's own server, or from a development server that passes `/api` on to it. */
  readonly servedByProduct: boolean;
}

/** What stands in front of every path of the API, without a slash at the end. */
export const apiBaseFor = ({ origin, hostname, servedByProduct }: PageLocation): string =>
  !servedByProduct && localHosts.has(hostname) ? `http://${hostname}:4000` : origin;
