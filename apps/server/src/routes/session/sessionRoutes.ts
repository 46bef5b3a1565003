import type { AdminRepository } from '../../adapters/sql/accounts/admins.ts';
import type { LoginAttempts } from '../../adapters/sql/accounts/loginAttempts.ts';
import type { SecondFactors } from '../../adapters/sql/accounts/secondFactors.ts';
import type { SessionRepository } from '../../adapters/sql/accounts/sessions.ts';
import type { Mails } from '../../mails/mails.ts';
import type { Audit } from '../../plugins/audit.ts';
import type { KnownDevices } from '../../plugins/knownDevices.ts';

/** Dependencies of signing in and out. */
export interface SessionRoutes {
  readonly admins: AdminRepository;
  readonly sessions: SessionRepository;
  readonly loginAttempts: LoginAttempts;
  readonly knownDevices: KnownDevices;
  readonly audit: Audit;
  readonly mails: Mails;
  readonly newId: () => string;
  /** Called after a mail was stored. */
  readonly onMail: () => void;
  readonly secondFactors: SecondFactors;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sessionHours: number;
}
