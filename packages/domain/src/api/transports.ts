import type { Transport, TransportRequest } from '../shared/ports.ts';

/**
 * Retries a call that was refused with an outdated token. A password change gives the session a new token; calls that
 * were under way then, in this tab or another, must not end the session.
 *
 * @param present returns the token that is stored now
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

/** Set on calls that nobody made: the console fetches by itself what others changed. They do not prolong a session. */
export const unattendedHeader = 'x-unattended';

/** A call by a window that nobody uses: a save is somebody's all the same. */
export const unattended = (request: TransportRequest): TransportRequest =>
  request.method === 'GET' ? { ...request, headers: { ...request.headers, [unattendedHeader]: '1' } } : request;

/** Browsers complete the requests of a closed page up to 64 kilobytes in total, so each of them must be short. */
const longest = 8_000;

/** Whether a call must complete even if the page is closed: one that stores a short value, such as an answer. */
export const outlivesPage = ({ method, body }: Parameters<Transport>[1]): boolean =>
  method === 'PUT' && body !== undefined && body.length <= longest;

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

interface PageLocation {
  /** As in `window.location`: `https://fnc.example`. */
  readonly origin: string;
  readonly hostname: string;
  /** The product's own server served the page, or a development server that proxies `/api` to it. */
  readonly servedByProduct: boolean;
}

/** Base URL of every API path, without a trailing slash. */
export const apiBaseFor = ({ origin, hostname, servedByProduct }: PageLocation): string =>
  !servedByProduct && localHosts.has(hostname) ? `http://${hostname}:4000` : origin;
