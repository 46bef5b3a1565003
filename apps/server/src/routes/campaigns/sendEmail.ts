import { instantOf, isPlannable, parsePlaceholders, type ErrorCode } from '@fnc/domain';
import { apiContract, type SendEmail } from '@fnc/domain/api';
import type { AcceptFault } from '../../adapters/sql/campaignMails.ts';
import { measuredLinks } from '../../mails/campaign.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';
import type { App } from '../app.ts';
import { contractRoute } from '../contractRoute.ts';
import type { CampaignRoutes } from './campaignRoutes.ts';

const refusals: Record<AcceptFault, readonly [status: number, code: ErrorCode]> = {
  lead_not_found: [404, 'lead_not_found'],
  recipient_mismatch: [400, 'recipient_mismatch'],
  unsubscribed: [409, 'recipient_unsubscribed'],
  suppressed: [409, 'recipient_suppressed'],
  consent_pending: [409, 'consent_pending'],
  consent_missing: [409, 'consent_missing'],
};

/**
 * Takes one mail of a campaign in: when this answers, it is on the disk and will leave, once, unless its lead says no
 * before that. Asked again for the same campaign and lead it answers what there is.
 */
export function sendEmail(app: App, { campaignMails, mails, now, onMail }: CampaignRoutes): void {
  app.route({
    ...contractRoute(apiContract.sendEmail),
    handler: async ({ body }) => {
      refuseUnfilled(body);
      if (body.sendAt !== undefined && !isPlannable(body.sendAt, instantOf(now()))) {
        throw new ApiFailure(400, 'send_at_invalid', { issues: [{ path: 'sendAt', code: 'send_at_invalid' }] });
      }
      const accepted = await campaignMails.accept({
        campaignId: body.campaignId,
        campaignName: body.campaignName ?? '',
        leadId: body.leadId,
        to: body.to,
        subject: body.subject,
        sendAt: body.sendAt ?? null,
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
