import { successMessage } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { NewsletterRoutes } from './newsletterRoutes.ts';

/** The button of the page that a mail leads to: only who reads the mail of an address puts it on the newsletter. */
export function postConfirmNewsletter(app: App, { newsletter, confirmationTokens }: NewsletterRoutes): void {
  app.route({
    ...contractRoute(apiContract.confirmNewsletter),
    handler: async (request) => {
      const consentId = confirmationTokens.read(request.body.token);
      const isConfirmed = consentId !== null && (await newsletter.confirm(consentId));
      if (!isConfirmed) throw new ApiFailure(400, 'confirmation_link_invalid');
      return { success: true as const, message: successMessage('newsletter_confirmed', languageOf(request)) };
    },
  });
}
