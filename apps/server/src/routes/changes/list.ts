import { apiContract } from '@fnc/domain/api';
import type { ChangePages } from '../../adapters/sql/file/changePages.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

export interface ChangeLogRoutes {
  readonly changePages: ChangePages;
}

/** Who changed what, when. */
export function listChanges(app: App, { changePages }: ChangeLogRoutes): void {
  app.route({
    ...contractRoute(apiContract.listChanges),
    handler: async ({ query }) => {
      const page = await changePages.page(query);
      if (!page.ok) throw new ApiFailure(400, page.error);
      return { success: true as const, ...page.value, changes: [...page.value.changes] };
    },
  });
}
