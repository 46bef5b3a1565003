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
