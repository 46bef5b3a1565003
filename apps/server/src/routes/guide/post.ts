import { guidePath, isCaughtByHoneypot, newsletterConsent, successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { IntakeRoutes } from '../intakeRoutes.ts';

/** A visitor asks for the guide: it comes by mail, whether or not the box of the newsletter was ticked. */
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
