import { apiContract } from '@fnc/domain/api';
import type { ResendFault } from '../../adapters/sql/newsletter.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { NewsletterRoutes } from './newsletterRoutes.ts';

const statuses: Record<ResendFault, number> = {
  lead_not_found: 404,
  confirmation_not_pending: 409,
  recipient_suppressed: 409,
  recipient_blocked: 409,
  confirmation_too_often: 429,
};

/** Sends the confirmation of the newsletter once more. */
export function resendConfirmation(app: App, { newsletter, mails, onMail }: NewsletterRoutes): void {
  app.route({
    ...contractRoute(apiContract.resendConfirmation),
    handler: async ({ params }) => {
      const resent = await newsletter.resend(params.id, (lead, consentId) => mails.forConfirmation(lead, consentId));
      if (!resent.ok) throw new ApiFailure(statuses[resent.error], resent.error);
      onMail();
      return { success: true as const, lead: resent.value };
    },
  });
}
