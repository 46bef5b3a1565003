import type { Transport } from '@fnc/domain';
import type { App } from '../routes/app.ts';

/** A `fetch` that calls the app without a port. */
export const transportTo =
  (app: App): Transport =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const response = await app.inject({
      method: method as 'GET',
      url: `${pathname}${search}`,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      ok: response.statusCode >= 200 && response.statusCode < 300,
      status: response.statusCode,
      statusText: response.statusMessage,
      headers: { get: (name) => response.headers[name.toLowerCase()]?.toString() ?? null },
      text: () => Promise.resolve(response.body),
    };
  };
