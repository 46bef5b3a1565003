import { isCaughtByHoneypot, successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { UnsubscribeRoutes } from './unsubscribeRoutes.ts';

/** Mails a link to an address that is on our list. The answer never tells whether it is. */
export function postUnsubscribeLink(app: App, { unsubscriptions, mails, onMail }: UnsubscribeRoutes): void {
  app.route({
    ...contractRoute(apiContract.requestUnsubscribeLink),
    handler: async (request) => {
      const language = languageOf(request);
      const answer = { success: true as const, message: successMessage('unsubscribe_link_sent', language) };
      if (isCaughtByHoneypot(request.body)) return answer;
      const isStored = await unsubscriptions.sendLink(request.body.email, (lead) =>
        mails.forUnsubscribe(lead, language),
      );
      if (isStored) onMail();
      return answer;
    },
  });
}
