import type { BackupStatus } from '@fnc/domain';
import type { AdminStatus } from '@fnc/domain/api';
import type { ServerLeads } from '../../adapters/sql/leads.ts';
import type { Outbox } from '../../adapters/sql/outbox.ts';

/** What telling how the server is doing needs. */
export interface StatusRoutes {
  readonly leads: ServerLeads;
  readonly outbox: Outbox;
  readonly backupStatus: () => Promise<BackupStatus>;
  readonly countRecords: () => Promise<AdminStatus['records']>;
  readonly emailConfigured: boolean;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
