import { apiContract } from '@fnc/domain/api';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { leadNotFound } from '../leads/leadRoutes.ts';
import type { NewsletterRoutes } from './newsletterRoutes.ts';

/** The proof of what a lead agreed to and took back. */
export function listConsents(app: App, { newsletter, audit }: NewsletterRoutes): void {
  app.route({
    ...contractRoute(apiContract.listConsents),
    handler: async (request) => {
      const { id } = request.params;
      const consents = await newsletter.consents(id);
      if (consents === null) throw leadNotFound();
      audit(request, 'consents_read', { admin: signedIn(request).admin.id, lead: id, rows: consents.length });
      return { success: true as const, consents: [...consents] };
    },
  });
}
