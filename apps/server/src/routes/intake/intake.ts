import { isCaughtByHoneypot, successMessage, guidePath, newsletterConsent } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { Intake } from '../../adapters/sql/leads/intake.ts';
import type { Mails } from '../../mails/mails.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';

/** Dependencies of the public forms. */
export interface IntakeRoutes {
  readonly intake: Intake;
  readonly mails: Mails;
  /** Called after the commit, when there is mail to send. */
  readonly onMail: () => void;
}

/** Stores a visitor's message with its lead, and mails the advisor and the visitor. */
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

/** Mails the guide to a visitor, whether or not the newsletter box was ticked. */
export function postGuideSignUp(app: App, { intake, mails, onMail }: IntakeRoutes): void {
  app.route({
    ...contractRoute(apiContract.subscribe),
    handler: async (request) => {
      const language = languageOf(request);
      const answer = {
        success: true as const,
        message: successMessage('guide_requested', language),
        downloadUrl: guidePath(language),
      };
      if (isCaughtByHoneypot(request.body)) return answer;
      const signUp = { ...request.body, language };
      const consent = signUp.newsletter === true ? { ...newsletterConsent(language), page: signUp.page } : null;
      await intake.acceptSignUp(signUp, consent, (_lead, _at, consentId) => mails.forSignUp(signUp, consentId));
      onMail();
      return answer;
    },
  });
}
