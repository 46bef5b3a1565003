import { bytesOf, closingBytes } from '../shared/closingPage.ts';
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

/** Browsers refuse a call that would exceed 64 KiB; a little is left for calls that this page does not count. */
const closingBudget = 2 * closingBytes;
const saves: ReadonlySet<string> = new Set(['PUT', 'PATCH', 'POST']);

/**
 * Lets short saves complete even if the page is closed, as far as the browser allows for all of them together.
 *
 * @returns makes the call; `send` is told whether the call must outlive the page
 */
export function createOutliving(): <Answer>(
  request: Pick<TransportRequest, 'method' | 'body'>,
  send: (outlivesPage: boolean) => Promise<Answer>,
) => Promise<Answer> {
  let inFlight = 0;
  return async ({ method, body }, send) => {
    const bytes = body === undefined || !saves.has(method) ? Number.POSITIVE_INFINITY : bytesOf(body);
    if (bytes > closingBytes || inFlight + bytes > closingBudget) return send(false);
    inFlight += bytes;
    try {
      return await send(true);
    } finally {
      inFlight -= bytes;
    }
  };
}

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
