import { apiContract } from '@fnc/domain/api';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { leadNotFound } from '../leads/leadRoutes.ts';
import type { NewsletterRoutes } from './newsletterRoutes.ts';

/** The proof of what a lead agreed to and took back. */
export function listConsents(app: App, { newsletter }: NewsletterRoutes): void {
  app.route({
    ...contractRoute(apiContract.listConsents),
    handler: async ({ params }) => {
      const consents = await newsletter.consents(params.id);
      if (consents === null) throw leadNotFound();
      return { success: true as const, consents: [...consents] };
    },
  });
}
