import type { Transport } from '../shared/ports.ts';

/**
 * Makes a call once more that was refused with a token of before. A change of the password gives the session another
 * token, and what was on its way at that moment, here or in another tab, must not look like the end of the session.
 *
 * @param present the token that is stored now
 */
export const withPresentToken =
  (send: Transport, present: () => string | null): Transport =>
  async (url, request) => {
    const response = await send(url, request);
    const used = request.headers['authorization'];
    const token = present();
    if (response.status !== 401 || used === undefined || token === null || used === `Bearer ${token}`) return response;
    return send(url, { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
  };

/** A browser lets the requests of a page that is gone end when they are short: 64 kilobytes of all of them together. */
const longest = 8_000;

/** Whether a call has to reach the server although the page is closed in the same moment: what is stored in few words, such as an answer. */
export const outlivesPage = ({ method, body }: Parameters<Transport>[1]): boolean =>
  method === 'PUT' && body !== undefined && body.length <= longest;

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
