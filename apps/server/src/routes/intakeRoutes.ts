import type { Intake } from '../adapters/sql/intake.ts';
import type { Mails } from '../mails/mails.ts';

/** What the public forms need. */
export interface IntakeRoutes {
  readonly intake: Intake;
  readonly mails: Mails;
  /** Called after the commit: there is mail to send. */
  readonly onMail: () => void;
}
