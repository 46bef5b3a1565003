import type { AdminRepository } from '../../adapters/sql/admins.ts';
import type { LoginAttempts } from '../../adapters/sql/loginAttempts.ts';
import type { SecondFactors } from '../../adapters/sql/secondFactors.ts';
import type { SessionRepository } from '../../adapters/sql/sessions.ts';

/** What signing in and out needs. */
export interface SessionRoutes {
  readonly admins: AdminRepository;
  readonly sessions: SessionRepository;
  readonly loginAttempts: LoginAttempts;
  readonly secondFactors: SecondFactors;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sessionHours: number;
}
