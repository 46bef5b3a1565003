import { isCaughtByHoneypot, successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { IntakeRoutes } from '../intakeRoutes.ts';

/** A visitor writes: the message is stored with its lead, the advisor and the visitor each get a mail. */
export function postContact(app: App, { intake, mails, onMail }: IntakeRoutes): void {
  app.route({
    ...contractRoute(apiContract.contact),
    handler: async (request) => {
      const language = languageOf(request);
      const answer = { success: true as const, message: successMessage('contact_received', language) };
      if (isCaughtByHoneypot(request.body)) return answer;
      const message = { ...request.body, language };
      await intake.acceptMessage(message, (lead, at) => mails.forMessage(message, lead, at));
      onMail();
      return answer;
    },
  });
}
