import type { SignedTokens } from '../../adapters/secrets/signedTokens.ts';
import type { Newsletter } from '../../adapters/sql/newsletter.ts';
import type { Mails } from '../../mails/mails.ts';
import type { Audit } from '../../plugins/audit.ts';

/** What confirming the newsletter needs. */
export interface NewsletterRoutes {
  readonly newsletter: Newsletter;
  /** Of consents. */
  readonly confirmationTokens: SignedTokens;
  readonly mails: Mails;
  readonly audit: Audit;
  /** Called after the commit: there is mail to send. */
  readonly onMail: () => void;
}
