import type { UnsubscribeTokens } from '../../adapters/secrets/unsubscribeTokens.ts';
import type { Unsubscriptions } from '../../adapters/sql/unsubscriptions.ts';
import type { Mails } from '../../mails/mails.ts';

/** What unsubscribing needs. */
export interface UnsubscribeRoutes {
  readonly unsubscriptions: Unsubscriptions;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly mails: Mails;
  /** Called after the commit: there is mail to send. */
  readonly onMail: () => void;
}
