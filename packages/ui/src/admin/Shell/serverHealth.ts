import type { BackupStatus } from '@fnc/domain';
import type { FailedMail, LeadBreakdown } from '../Dashboard/dashboardData.ts';

/** The server's status and its counts of leads. */
export interface ServerStatus extends LeadBreakdown {
  readonly leadsCount: number;
  /** Leads whose 24-hour clock runs, and those of them whose time is over. */
  readonly waitingCount: number;
  readonly lateCount: number;
  /** Leads that requested the guide, asked nothing and have not been welcomed yet. */
  readonly welcomeCount: number;
  readonly emailConfigured: boolean;
  /** Seconds since the server started. */
  readonly uptime: number;
  readonly version: string;
  readonly mail: { readonly queued: number; readonly sent: number; readonly failed: number };
  /** The newest undelivered mails of the last seven days, newest first. */
  readonly failedMails: readonly FailedMail[];
  readonly backup: BackupStatus;
  /** The counts that the rail shows. */
  readonly records: { readonly clients: number; readonly campaigns: number; readonly templates: number };
}

export interface ServerHealth {
  readonly state: 'checking' | 'up' | 'down';
  /** The last figures; `null` before the first response. */
  readonly status: ServerStatus | null;
}
