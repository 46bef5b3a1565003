import { instantOf, isPlannable, parsePlaceholders, type ErrorCode } from '@fnc/domain';
import { apiContract, type SendEmail } from '@fnc/domain/api';
import type { AcceptFault } from '../../adapters/sql/campaignMails.ts';
import { measuredLinks } from '../../mails/campaign.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import { signedIn } from '../../plugins/authentication.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import { refuseWhere, type CampaignRoutes } from './campaignRoutes.ts';

const refusals: Record<AcceptFault, readonly [status: number, code: ErrorCode]> = {
  lead_not_found: [404, 'lead_not_found'],
  recipient_mismatch: [400, 'recipient_mismatch'],
  unsubscribed: [409, 'recipient_unsubscribed'],
  suppressed: [409, 'recipient_suppressed'],
  blocked: [409, 'recipient_blocked'],
  consent_pending: [409, 'consent_pending'],
  consent_missing: [409, 'consent_missing'],
};

/**
 * Takes one mail in: when this answers, it is on the disk and will leave, once, unless its lead says no before that. With a campaign
 * it is news, which needs consent; asked again for the same campaign and lead it answers what there is. Without one it is an answer.
 */
export function sendEmail(
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
