import { publicPages, successMessage, newsletterPath } from '@fnc/domain';
import { apiContract } from '@fnc/domain/api';
import type { SignedTokens } from '../../adapters/secrets/signedTokens.ts';
import type { Newsletter, ResendFault } from '../../adapters/sql/consent/newsletter.ts';
import type { Mails } from '../../mails/mails.ts';
import type { Audit } from '../../plugins/audit.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { addressesOf } from '../../plugins/formPosts.ts';
import { languageOf } from '../../plugins/language.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { tokenIn } from '../unsubscribe/unsubscribe.ts';
import { leadNotFound } from '../leads/leads.ts';

/** Dependencies of confirming the newsletter. */
export interface NewsletterRoutes {
  readonly newsletter: Newsletter;
  /** Tokens of consents. */
  readonly confirmationTokens: SignedTokens;
  readonly mails: Mails;
  readonly audit: Audit;
  /** Called after the commit, when there is mail to send. */
  readonly onMail: () => void;
}

/** The button of the page behind a mail's link: only the mailbox's owner can confirm its address. */
export function postConfirmNewsletter(app: App, { newsletter, confirmationTokens }: NewsletterRoutes): void {
  for (const url of addressesOf(apiContract.confirmNewsletter, publicPages.confirm)) {
    app.route({
      ...contractRoute(apiContract.confirmNewsletter),
      url,
      handler: async (request) => {
        const consentId = confirmationTokens.read(request.body.token);
        const isConfirmed = consentId !== null && (await newsletter.confirm(consentId));
        if (!isConfirmed) throw new ApiFailure(400, 'confirmation_link_invalid');
        return { success: true as const, message: successMessage('newsletter_confirmed', languageOf(request)) };
      },
    });
  }
}

/** Shows the page. Programs open every link in a mail, so this changes nothing. */
export function getConfirmNewsletter(app: App): void {
  app.get(apiContract.confirmNewsletter.path, (request, reply) =>
    reply.redirect(newsletterPath(languageOf(request), tokenIn(request.query)), 303),
  );
}

const statuses: Record<ResendFault, number> = {
  lead_not_found: 404,
  confirmation_not_pending: 409,
  recipient_suppressed: 409,
  recipient_blocked: 409,
  confirmation_too_often: 429,
};

/** Resends the newsletter's confirmation. */
function resendConfirmation(app: App, { newsletter, mails, onMail }: NewsletterRoutes): void {
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

/** The record of a lead's consents and withdrawals. */
function listConsents(app: App, { newsletter, audit }: NewsletterRoutes): void {
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

/** What the advisor does about consent. */
export function registerConsents(app: App, options: NewsletterRoutes): void {
  resendConfirmation(app, options);
  listConsents(app, options);
}
