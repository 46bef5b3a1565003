import { instantOf, isPlannable, parsePlaceholders, type ErrorCode, errorMessage, mailFaultMessage } from '@fnc/domain';
import { apiContract, type SendEmail } from '@fnc/domain/api';
import type { AcceptFault } from '../../adapters/sql/campaigns/campaignMails.ts';
import { measuredLinks } from '../../mails/campaign.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { TestRefusal } from '../../adapters/sql/mail/testMails.ts';
import { languageOf } from '../../plugins/language.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { refuseWhere, type CampaignRoutes } from './campaignRoutes.ts';

const refusals: Record<AcceptFault, readonly [status: number, code: ErrorCode]> = {
  lead_not_found: [404, 'lead_not_found'],
  recipient_mismatch: [400, 'recipient_mismatch'],
  held: [409, 'recipient_held'],
  unsubscribed: [409, 'recipient_unsubscribed'],
  suppressed: [409, 'recipient_suppressed'],
  blocked: [409, 'recipient_blocked'],
  consent_pending: [409, 'consent_pending'],
  consent_missing: [409, 'consent_missing'],
};

/**
 * Accepts one mail: when this answers, the mail is stored and will be sent once, unless its lead is blocked first. With
 * a campaign it is news and needs consent; a second call for that lead returns the first mail. Else it is an answer.
 */
function sendEmail(
  app: App,
  { campaignMails, answerMails, mails, campaignsRefused, now, onMail }: CampaignRoutes,
): void {
  app.route({
    ...contractRoute(apiContract.sendEmail),
    handler: async (request) => {
      const { body } = request;
      refuseUnfilled(body);
      if (body.sendAt !== undefined && !isPlannable(body.sendAt, instantOf(now()))) {
        throw new ApiFailure(400, 'send_at_invalid', { issues: [{ path: 'sendAt', code: 'send_at_invalid' }] });
      }
      const { leadId, to, subject, campaignId } = body;
      const mail = { leadId, to, subject, sendAt: body.sendAt ?? null };
      if (campaignId !== undefined) refuseWhere(campaignsRefused());
      const accepted =
        campaignId === undefined
          ? await answerMails.accept({
              ...mail,
              by: signedIn(request).admin.username,
              payloadFor: (lead) => mails.answerPayload(body, lead),
            })
          : await campaignMails.accept({
              ...mail,
              campaignId,
              campaignName: body.campaignName ?? '',
              withoutConsent: body.withoutConsent === true,
              again: body.again === true,
              links: measuredLinks(body.content),
              payloadFor: (lead) => mails.campaignPayload(body, lead),
            });
      if (!accepted.ok) throw new ApiFailure(...refusals[accepted.error]);
      onMail();
      return { success: true as const, ...accepted.value };
    },
  });
}

/**
 * Whatever could have been filled in was, so that what is left is a mistake. Braces of a lead's own name come as text that
 * is no placeholder: `fillPlaceholders` sees to that.
 */
function refuseUnfilled({ subject, content, text = '' }: SendEmail): void {
  for (const [path, value] of Object.entries({ subject, content, text })) {
    const [left] = parsePlaceholders(value);
    if (left === undefined) continue;
    throw new ApiFailure(400, 'placeholder_unknown', {
      params: { name: left.raw },
      issues: [{ path, code: 'placeholder_unknown' }],
    });
  }
}

const hourMs = 3_600_000;
const testsPerHour = 10;

const testRefusals: Record<TestRefusal, ErrorCode> = {
  unsubscribed: 'test_address_unsubscribed',
  suppressed: 'test_address_suppressed',
  blocked: 'test_address_blocked',
};

/**
 * Sends a campaign's mail to its author at once: the answer holds the mail server's reply. It is not a mail to a
 * lead, so nothing of it is kept; a blocked address gets none either.
 */
function sendTestEmail(app: App, { mails, testMails, transport, loginAttempts, newId, now }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.sendTestEmail),
    handler: async (request) => {
      const refusal = await testMails.refusalOf(request.body.to);
      if (refusal !== null) {
        const code = testRefusals[refusal];
        throw new ApiFailure(409, code, { issues: [{ path: 'to', code }] });
      }
      const at = instantOf(now());
      const counted = await loginAttempts.count('test mail', at, instantOf(now() + hourMs));
      if (counted.attempts > testsPerHour) {
        const seconds = Math.ceil((Date.parse(counted.windowEndsAt) - now()) / 1000);
        throw new ApiFailure(429, 'test_email_too_often', { headers: { 'retry-after': String(seconds) } });
      }
      const sent = await transport.send(mails.test(request.body, newId(), at));
      if (!sent.ok) {
        // The body has the mail's language; the advisor's is the one the browser prefers.
        const language = languageOf({ body: null, headers: request.headers });
        const message = mailFaultMessage(sent.error.code, sent.error.detail, language);
        const sentence = errorMessage('email_send_failed', language, { message });
        throw new ApiFailure(502, 'email_send_failed', { sentence });
      }
      return { success: true as const };
    },
  });
}

/** How this server sends. */
function getMailStatus(
  app: App,
  { from, advisor, transport, measures, limits, campaignsRefused, now }: CampaignRoutes,
): void {
  app.route({
    ...contractRoute(apiContract.mailStatus),
    handler: () => ({
      success: true as const,
      from,
      replyTo: advisor,
      configured: transport.configured,
      dkimDomain: transport.signedBy,
      measures,
      campaignObstacle: campaignsRefused(),
      perSecond: limits.perSecond,
      perHour: limits.perHour,
      serverTime: instantOf(now()),
    }),
  });
}

/** Single mails, and how this server sends. */
export function registerMails(app: App, options: CampaignRoutes): void {
  sendEmail(app, options);
  sendTestEmail(app, options);
  getMailStatus(app, options);
}
