import type { CampaignMeasures, CampaignObstacle } from '@fnc/domain';
import type { MailTransport } from '../../adapters/mail/mailTransport.ts';
import type { CampaignOutcomes } from '../../adapters/sql/campaigns/campaignFigures.ts';
import type { AnswerMails } from '../../adapters/sql/mail/answerMails.ts';
import type { CampaignMails } from '../../adapters/sql/campaigns/campaignMails.ts';
import type { TestMails } from '../../adapters/sql/mail/testMails.ts';
import type { CampaignSends } from '../../adapters/sql/campaigns/campaignSends.ts';
import type { ServerCampaigns } from '../../adapters/sql/file/campaigns.ts';
import type { LoginAttempts } from '../../adapters/sql/accounts/loginAttempts.ts';
import type { SendingLimits } from '../../jobs/outboxWorker.ts';
import type { Mails } from '../../mails/mails.ts';
import { ApiFailure } from '../../plugins/apiFailure.ts';

/** Dependencies of the campaign routes. All of them are behind `requireAdmin`. */
export interface CampaignRoutes {
  readonly campaigns: ServerCampaigns;
  readonly campaignSends: CampaignSends;
  readonly campaignMails: CampaignMails;
  readonly answerMails: AnswerMails;
  readonly testMails: TestMails;
  /** Why no campaign may be sent from here; `null`: they may. A function, because a free port is known late. */
  readonly campaignsRefused: () => CampaignObstacle | null;
  readonly outcomes: CampaignOutcomes;
  readonly measures: CampaignMeasures;
  readonly mails: Mails;
  readonly transport: MailTransport;
  readonly limits: SendingLimits;
  /** The sender, as the mails show it. */
  readonly from: string;
  /** Receives replies to our mails. */
  readonly advisor: string;
  /** Counts test mails too. */
  readonly loginAttempts: LoginAttempts;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called after the commit, when there is mail to send. */
  readonly onMail: () => void;
}

export const campaignNotFound = () => new ApiFailure(404, 'campaign_not_found');

/** @throws when campaigns may not be sent from here */
export function refuseWhere(obstacle: CampaignObstacle | null): void {
  if (obstacle !== null) throw new ApiFailure(409, obstacle);
}
