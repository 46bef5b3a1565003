import type { CampaignMeasures } from '@fnc/domain';
import type { SignedTokens } from '../../adapters/secrets/signedTokens.ts';
import type { Engagement } from '../../adapters/sql/engagement.ts';

/** What measuring opens and clicks needs. */
export interface MailLinkRoutes {
  readonly engagement: Engagement;
  /** Of mails, and of the links in them. */
  readonly linkTokens: { readonly opens: SignedTokens; readonly clicks: SignedTokens };
  /** Where nothing is measured (any more), links of mails that were sent still lead on, uncounted. */
  readonly measures: CampaignMeasures;
}
