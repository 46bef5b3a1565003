import { changeRoutes as routes } from '../api/routes/changeRoutes.ts';
import { sendRequest, type AdminApiClientOptions, usual } from '../api/sendRequest.ts';
import type { ChangeHistory } from './loggedChange.ts';

/** The change log on the server. Rejects with `ApiError`. */
export const createApiChangeHistory = (options: AdminApiClientOptions): ChangeHistory => ({
  async page(query = {}) {
    const asked = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const { success: _flag, ...page } = await sendRequest(options, routes.listChanges, usual, {
      query: new URLSearchParams(asked).toString(),
    });
    return page;
  },
});
