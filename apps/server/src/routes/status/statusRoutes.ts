import type { BackupStatus } from '@fnc/domain';
import type { ServerLeads } from '../../adapters/sql/leads.ts';
import type { Outbox } from '../../adapters/sql/outbox.ts';

/** What telling how the server is doing needs. */
export interface StatusRoutes {
  readonly leads: ServerLeads;
  readonly outbox: Outbox;
  readonly backupStatus: () => Promise<BackupStatus>;
  readonly emailConfigured: boolean;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
