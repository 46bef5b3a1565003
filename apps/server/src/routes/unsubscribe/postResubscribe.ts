import { successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { UnsubscribeRoutes } from './unsubscribeRoutes.ts';

/** Takes an unsubscription back, by the same link. Like that, it never tells whether there is such a lead. */
export function postResubscribe(app: App, { unsubscriptions, unsubscribeTokens }: UnsubscribeRoutes): void {
  app.route({
    ...contractRoute(apiContract.resubscribe),
    handler: async (request) => {
      const token = unsubscribeTokens.read(request.body.token);
      if (token === null) throw new ApiFailure(400, 'unsubscribe_link_invalid');
      await unsubscriptions.resubscribe(token.leadId);
      return { success: true as const, message: successMessage('resubscribed', languageOf(request)) };
    },
  });
}
